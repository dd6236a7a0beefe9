/** Whether the screen is that of a phone: then what is asked lies in the sheet under the thumb. */
import { MediaQuery } from "svelte/reactivity";

export const small = new MediaQuery("max-width: 700px", false);
