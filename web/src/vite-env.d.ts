/** One icon of the Game Icons collection, as the outline of an SVG path in a box of 512 by 512. */
declare module "pictogram:*" {
  const outline: string;
  export default outline;
}

declare module "*.ftl?raw" {
  const text: string;
  export default text;
}
