import { steadyTop, type Drawing, type DrawnBar } from './drawing';
import type { Ghosts } from './ghosts';

/** Pages of rows load independently: a bar may leave its old row before it appears in the new one. */
const GONE_MS = 1000;

/** A bar at its last seen place. */
interface SeenBar extends DrawnBar {
  row: number;
  /** Its top, corrected for automatic scrolling. */
  y: number;
}

/** A bar that has left its row. */
export interface Gone {
  bar: SeenBar;
  at: number;
}

/** A bar that has moved within its row, or to another row. */
export interface BarMove {
  row: number;
  bar: DrawnBar;
  from: SeenBar;
  /** Offset of the old place, relative to the row's own movement. */
  x: number;
  y: number;
  /** Whether it was dropped here: its ghost was at this place. */
  isDrop: boolean;
}

/** The bars that have moved in some rows. */
export function barMoves(
  rows: readonly number[],
  before: Drawing,
  after: Drawing,
  { ghosts, gone }: { ghosts: Ghosts; gone: Map<string, Gone> },
): BarMove[] {
  const known = new Map([...before.rows.loaded()].flatMap(([row]) => seenIn(before, row)));
  const now = performance.now();
  gone.forEach(({ at }, id) => now - at >= GONE_MS && gone.delete(id));
  /** Where it was dropped; its lane may have changed since. */
  const putDown = ({ id, left, width }: DrawnBar, row: number): Partial<SeenBar> | undefined => {
    const ghost = ghosts.get(id);
    if (ghost?.left !== left || ghost.width !== width) return undefined;
    ghosts.forget(id);
    return { ...ghost, row, y: ghost.top - before.corrected };
  };
  return rows.flatMap((row) => {
    const own = new Map(seenIn(before, row));
    const bars = after.barsAt(row);
    const ids = new Set(bars.map(({ id }) => id));
    own.forEach((bar, id) => !ids.has(id) && gone.set(id, { bar, at: now }));
    const rowTop = steadyTop(before, row);
    return bars.flatMap((bar) => {
      const last = own.get(bar.id) ?? known.get(bar.id) ?? gone.get(bar.id)?.bar;
      if (!last || isSame(last, bar, row)) return [];
      const drop = putDown(bar, row);
      const from = { ...last, ...drop };
      const [x, y] = [from.left - bar.left, from.y - rowTop - bar.top];
      if (x === 0 && y === 0 && from.width === bar.width) return [];
      return [{ row, bar, from, x, y, isDrop: drop !== undefined }];
    });
  });
}

const isSame = (last: SeenBar, { left, width, top }: DrawnBar, row: number) =>
  last.row === row && last.left === left && last.width === width && last.top === top;

function seenIn(drawing: Drawing, row: number): [string, SeenBar][] {
  const top = steadyTop(drawing, row);
  return drawing.barsAt(row).map((bar) => [bar.id, { ...bar, row, y: top + bar.top }]);
}
