import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/house.css";
import "./styles/grounds.css";
import "./styles/kinds.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startRouting } from "./lib/here.svelte";
import { keptLanguage, preferred } from "./lib/language.svelte";
import { showTheme } from "./lib/theme.svelte";
import { speak } from "./lib/words";

showTheme();
startRouting();
await speak(preferred(location.search, keptLanguage(), navigator.languages));

const house = document.getElementById("house");
if (house) mount(App, { target: house });
