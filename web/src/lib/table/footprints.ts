/** Pieces of several cells: the ways in which one can lie, told apart by its cells relative to the first. */
import type { ChoiceInfo } from "../../gen/server";

interface Point {
  x: number;
  y: number;
}

/** One way to lie: which cells are covered, counted from the anchor. */
interface Form {
  key: string;
  cells: Point[];
  /** which of its cells the pointer holds it by: the middle one */
  middle: number;
}

interface Lying {
  choice: ChoiceInfo;
  form: string;
  /** which of the footprint's cells this is */
  index: number;
}

/** Column and row of a cell: `cell:3,4`, `cell:B:E7`. */
export function pointOf(spot: string): Point | null {
  const numbers = /(-?\d+),(-?\d+)$/.exec(spot);
  if (numbers) return { x: Number(numbers[1]), y: Number(numbers[2]) };
  const named = /:([A-Z])(\d+)$/.exec(spot);
  return named ? { x: (named[1] ?? "A").charCodeAt(0) - 65, y: Number(named[2]) } : null;
}

const keyOf = (cells: readonly Point[]) => cells.map(({ x, y }) => `${x || 0},${y || 0}`).join(" ");
const outlineOf = (cells: readonly Point[]) => {
  const [left, low] = [Math.min(...cells.map((one) => one.x)), Math.min(...cells.map((one) => one.y))];
  return keyOf(
    cells.map(({ x, y }) => ({ x: x - left, y: y - low })).toSorted((one, two) => one.x - two.x || one.y - two.y),
  );
};
const turned = (cells: readonly Point[]) => cells.map(({ x, y }) => ({ x: y, y: -x }));
const mirrored = (cells: readonly Point[]) => cells.map(({ x, y }) => ({ x: -x, y }));

function relative(spots: readonly string[]): Point[] {
  const points = spots.map((spot) => pointOf(spot) ?? { x: 0, y: 0 });
  const anchor = points[0] ?? { x: 0, y: 0 };
  return points.map(({ x, y }) => ({ x: x - anchor.x, y: y - anchor.y }));
}

function middleOf(cells: readonly Point[]): number {
  const mean = (pick: (one: Point) => number) => cells.reduce((sum, one) => sum + pick(one), 0) / cells.length;
  const [x, y] = [mean((one) => one.x), mean((one) => one.y)];
  const far = cells.map((one) => Math.hypot(one.x - x, one.y - y));
  const least = Math.min(...far);
  return far.findIndex((one) => one < least + 1e-6);
}

export class Footprints {
  /** in the order in which a turn goes through them */
  readonly forms: readonly Form[];
  readonly #lying = new Map<string, Lying[]>();

  constructor(choices: readonly ChoiceInfo[]) {
    const found = new Map<string, Form>();
    const taken = new Set<string>();
    for (const choice of choices) {
      const cells = relative(choice.spots);
      // two choices on the very same cells are two forms: a turn tells them apart
      let key = keyOf(cells);
      while (taken.has(`${key} at ${choice.spots[0]}`)) key += "'";
      taken.add(`${key} at ${choice.spots[0]}`);
      if (!found.has(key)) found.set(key, { key, cells, middle: middleOf(cells) });
      choice.spots.forEach((spot, index) => {
        const here = this.#lying.get(spot) ?? [];
        here.push({ choice, form: key, index });
        this.#lying.set(spot, here);
      });
    }
    this.forms = inTurn(found);
  }

  /** the way it lies now: the one asked for if it exists here, else the first */
  #form(key: string): Form | undefined {
    return this.forms.find((one) => one.key === key) ?? this.forms[0];
  }

  /** The piece as it would lie with a cell under the pointer: in the form held if that is possible, held by its middle
   * if that is possible, else so that it covers the cell. */
  at(cell: string, form: string): ChoiceInfo | null {
    const here = this.#lying.get(cell) ?? [];
    for (const one of this.#from(form)) {
      const grip = ({ index }: Lying) => (index === one.middle ? 0 : index === 0 ? 1 : 2);
      const [best] = here.filter((lying) => lying.form === one.key).toSorted((a, b) => grip(a) - grip(b));
      if (best) return best.choice;
    }
    return null;
  }

  /** In which form a choice lies. */
  formOf(choice: ChoiceInfo): string {
    return (this.#lying.get(choice.spots[0] ?? "") ?? []).find((one) => one.choice === choice)?.form ?? "";
  }

  /** Whether the held form can be put down here by its middle. */
  fits(cell: string, form: string): boolean {
    const held = this.#form(form);
    return (this.#lying.get(cell) ?? []).some((one) => one.form === held?.key && one.index === held.middle);
  }

  /** The next form that can lie under the pointer, or anywhere if it points at nothing; null: there is no other. */
  next(cell: string | null, form: string, direction: 1 | -1 = 1): string | null {
    const [now, ...others] = this.#from(form);
    if (direction === -1) others.reverse();
    return others.find((one) => one !== now && this.#canLie(one, cell))?.key ?? null;
  }

  /** The form seen in a mirror, if it can lie here; turned as little as possible. */
  flipped(cell: string | null, form: string): string | null {
    const held = this.#form(form);
    if (!held) return null;
    let wanted = mirrored(held.cells);
    if (outlineOf(wanted) === outlineOf(held.cells)) return null; // it is its own mirror image
    for (let quarter = 0; quarter < 4; quarter++, wanted = turned(wanted)) {
      const [exact, outline] = [keyOf(wanted), outlineOf(wanted)];
      const hit =
        this.forms.find((one) => one.key === exact) ?? this.forms.find((one) => outlineOf(one.cells) === outline);
      if (hit && hit !== held && this.#canLie(hit, cell)) return hit.key;
    }
    return null;
  }

  #canLie(form: Form, cell: string | null): boolean {
    return cell === null || (this.#lying.get(cell) ?? []).some((one) => one.form === form.key);
  }

  /** All forms, beginning with the one held. */
  #from(form: string): Form[] {
    const start = Math.max(
      0,
      this.forms.findIndex((one) => one.key === form),
    );
    return [...this.forms.slice(start), ...this.forms.slice(0, start)];
  }
}

/** Quarter turns of the same form one after the other, then the next that is no turn of those. */
function inTurn(found: ReadonlyMap<string, Form>): Form[] {
  const forms: Form[] = [];
  for (const first of found.values()) {
    let cells = first.cells;
    for (let quarter = 0; quarter < 4; quarter++, cells = turned(cells)) {
      const form = quarter === 0 ? first : found.get(keyOf(cells));
      if (form && !forms.includes(form)) forms.push(form);
    }
  }
  return forms;
}
