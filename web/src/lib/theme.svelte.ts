export type Theme = "light" | "dark";

const KEPT = "faubourg.theme";
const night = matchMedia("(prefers-color-scheme: dark)");
const chosen = $state({ theme: kept(), system: system() });

function kept(): Theme | null {
  const asked = new URLSearchParams(location.search).get("theme") ?? localStorage.getItem(KEPT);
  return asked === "light" || asked === "dark" ? asked : null;
}

function system(): Theme {
  return night.matches ? "dark" : "light";
}

/** Light or dark, as the person chose it or else as the system has it. */
export function theme(): Theme {
  return chosen.theme ?? chosen.system;
}

export function switchTheme(): void {
  chosen.theme = theme() === "dark" ? "light" : "dark";
  localStorage.setItem(KEPT, chosen.theme);
  showTheme();
}

export function showTheme(): void {
  if (chosen.theme) document.documentElement.dataset.theme = chosen.theme;
}

night.addEventListener("change", () => (chosen.system = system()));
