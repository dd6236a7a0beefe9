/**
 * Where the house stands, with a slash at the end. The built files lie in `assets/` right below it, so the address of
 * this file tells, and no prefix of a proxy has to be configured anywhere.
 */
export const ROOT = import.meta.env.PROD
  ? new URL(/* @vite-ignore */ "..", import.meta.url).pathname
  : typeof location === "undefined"
    ? "/"
    : new URL("/", location.href).pathname;
