import { barMoves, type BarMove, type Gone } from './bar-moves';
import { heightAt, keyAt, steadyTop, type Drawing } from './drawing';
import type { Ghosts } from './ghosts';
import { ring } from './ring';

/** Durations: for drops, bars that give way, and rollbacks; and for changes by others or an undo. */
const [DROP_MS, CHANGE_MS] = [160, 240];
/** Keeps sliding rows above today's line, and bars above the rows. */
const [ROW_Z, RECEIVING_ROW_Z, BAR_Z] = [4, 3, 5];

interface Stage {
  ghosts: Ghosts;
  /** Bars that have left their row, by ID. */
  gone: Map<string, Gone>;
  /** The element that contains the rows. */
  sheet: Element;
}

/**
 * Animates what a data change has moved, or, with reduced motion, highlights it. Scrolling, zooming, loading, searching, and
 * sorting do not animate. Old and new places follow from the data; nothing is measured.
 */
export function slideChanges(before: Drawing, after: Drawing, { sheet, ...seen }: Stage): void {
  const drawn = after.placed.drawn().map(({ index }) => index);
  const changed = drawn.filter((row) => before.rows.at(row) !== after.rows.at(row));
  if (changed.length === 0 || before.scale !== after.scale) return;
  if (drawn.some((row) => keyAt(before, row) !== keyAt(after, row))) return;
  const moves = barMoves(changed, before, after, seen);
  const elements = sheet.querySelectorAll<HTMLElement>('[data-row]');
  const rows = new Map(
    Array.from(elements, (row) => [after.rows.indexOf(row.dataset['row']) ?? -1, row] as const),
  );
  const elementOf = ({ row, bar }: BarMove) => rows.get(row)?.querySelector(`[data-cell="${bar.id}"]`);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    moves.filter(isElsewhere).forEach((move) => ring(elementOf(move)));
    return;
  }
  // Bars from other rows pass below the headers of sliding rows.
  const receiving = new Set(moves.filter(({ row, from }) => row !== from.row).map(({ row }) => row));
  for (const [row, element] of rows) {
    const y = steadyTop(before, row) - steadyTop(after, row);
    if (y) slide(element, { x: 0, y }, DROP_MS, receiving.has(row) ? RECEIVING_ROW_Z : ROW_Z);
    const [was, is] = [heightAt(before, row), heightAt(after, row)];
    if (was !== is) resize(element, { blockSize: px(was, is) }, DROP_MS);
  }
  for (const move of moves) {
    const element = elementOf(move);
    const { bar, from, isDrop } = move;
    // Optimistic changes and rollbacks keep the version.
    const duration = isDrop || bar.version === from.version ? DROP_MS : CHANGE_MS;
    if (move.x || move.y) slide(element, move, duration, BAR_Z);
    if (from.width !== bar.width)
      resize(element, { inlineSize: px(from.width - 2, bar.width - 2) }, duration);
  }
}

/** Whether a bar's days or row changed, as opposed to only its lane. */
const isElsewhere = ({ row, bar, from, x, isDrop }: BarMove) =>
  !isDrop && (x !== 0 || row !== from.row || from.width !== bar.width);

const px = (...lengths: number[]) => lengths.map((length) => `${Math.max(2, length)}px`);

function slide(
  element: Element | null | undefined,
  { x, y }: { x: number; y: number },
  duration: number,
  zIndex: number,
): void {
  element?.animate(
    { transform: [`translate(${x}px, ${y}px)`, 'none'], zIndex: [zIndex, zIndex] },
    // Adds to a slide that is still running.
    { duration, easing: 'ease-out', composite: 'add' },
  );
}

function resize(element: Element | null | undefined, keyframes: PropertyIndexedKeyframes, duration: number) {
  element?.animate(keyframes, { duration, easing: 'ease-out' });
}
