export { default as MyTables } from "./MyTables.svelte";
export { default as OpenTables } from "./OpenTables.svelte";
export { default as Replays } from "./Replays.svelte";
