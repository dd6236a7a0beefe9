/** The house's own signs, drawn as lines in a box of 24 by 24. Pieces of the games are pictograms, not glyphs. */
export const GLYPHS = {
  add: "M12 6v12M6 12h12",
  back: "m15 6-7 6 7 6",
  book: "M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13",
  bot: "M7.5 8.5h9A2.5 2.5 0 0 1 19 11v5.5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 16.5V11a2.5 2.5 0 0 1 2.5-2.5zM12 8.500V4M9.500 13v1.500M14.500 13v1.500M2.500 12.500v3M21.500 12.500v3",
  cap: "M12 4 2.5 9 12 14l9.5-5zM6 11.500V16c2 2.300 10 2.300 12 0v-4.500",
  chat: "M5 5h14v10H11l-4 4v-4H5z",
  check: "m5 12.5 4.5 4.5L19 7.5",
  clock: "M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0M12 7.5V12l3 2",
  close: "m6 6 12 12M18 6 6 18",
  copy: "M9 9h10.5v10.5H9zM5.5 15H4.500V4.500H15v1",
  down: "m6 9 6 6 6-6",
  download: "M12 4v11M8 11.500l4 4 4-4M5 19h14",
  external: "M14 5h5v5M19 5l-8 8M17 14v5H5V7h5",
  eye: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM14.800 12a2.800 2.800 0 1 1-5.600 0 2.800 2.800 0 0 1 5.600 0",
  file: "M6 3.500h8l4 4v13H6zM14 3.500v4h4",
  first: "M17 6 9 12l8 6zM7 6v12",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  flag: "M6 21V4M6 5h11l-2.500 4L17 13H6",
  flask:
    "M10 4h4M10.500 4v6L5.500 18.500A1.500 1.500 0 0 0 6.800 20.500h10.400a1.500 1.500 0 0 0 1.300-2L13.500 10V4M8 15h8",
  flip: "M12 3.500v17M9 7 3.500 17H9zM15 7l5.500 10H15z",
  forward: "m9 6 6 6-6 6",
  hint: "M9 17.500h6M10 20.500h4M8.500 14.500C7 13.200 6 11.500 6 9.500a6 6 0 1 1 12 0c0 2-1 3.700-2.500 5-.4.400-.6.800-.6 1.300H9.100c0-.5-.2-.9-.6-1.300z",
  last: "m7 6 8 6-8 6zM17 6v12",
  less: "M6 12h12",
  link: "M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 1 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 1 0 5.700 5.700l1-1",
  lock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
  offline:
    "M3 9.500a13 13 0 0 1 5-3M21 9.500a13 13 0 0 0-8-3.900M6.500 13a8 8 0 0 1 4-2.100M17.500 13a8 8 0 0 0-2-1.400M12 17.500h.01M4 4l16 16",
  page: "M6 3.500h8.500L18.500 8v12.500H6zM14 3.500V8.500h4.500M9 12h6M9 15.500h6",
  pause: "M8 5.5v13M16 5.5v13",
  play: "M8 5.500v13l10.500-6.500z",
  print: "M7 9V4h10v5M7 17H4.500V9.500h15V17H17M7 14h10v6H7z",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18h2",
  rematch: "M19 12a7 7 0 1 1-2.500-5.400M17 3v4h-4",
  screen: "M4 5h16v11H4zM9 20h6M12 16v4",
  search: "M16.500 10.500a6 6 0 1 1-12 0 6 6 0 0 1 12 0M15 15l5 5",
  send: "M12 19V5M6.500 10.500 12 5l5.500 5.500",
  share: "M12 15V4M8 7.500 12 4l4 3.500M5 13v6h14v-6",
  undo: "M9 7 4.500 11.500 9 16M5 11.500h9a5 5 0 0 1 0 10h-2",
} as const;

export type GlyphName = keyof typeof GLYPHS | "more" | "theme";

/** Those that are filled as well. */
export const SOLID: readonly string[] = ["first", "last", "play"];
