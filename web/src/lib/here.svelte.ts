import { ROOT } from "./root";
import { read, type Route } from "./route";

let current = $state.raw<Route>({ page: "home" });

/** Where the visitor is. */
export function here(): Route {
  return current;
}

function look(): void {
  current = read(location.pathname, location.search, location.hash);
}

/** Go to an address made by `to`. */
export function go(address: string, { replace = false } = {}): void {
  const samePage = new URL(address, location.href).pathname === location.pathname;
  history[replace ? "replaceState" : "pushState"](null, "", address);
  look();
  if (!samePage) scrollTo(0, 0);
}

/** Follow links inside the house without loading the page anew. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.hasAttribute("download")) return;
  const address = new URL(link.href);
  if (address.origin !== location.origin || !address.pathname.startsWith(ROOT)) return;
  if (/^(api|schema)\//.test(address.pathname.slice(ROOT.length))) return;
  event.preventDefault();
  go(address.pathname + address.search + address.hash);
}

export function startRouting(): void {
  look();
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  document.addEventListener("click", follow);
}
