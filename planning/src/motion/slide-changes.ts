import { barMoves, type BarMove, type Gone } from './bar-moves';
import { heightAt, keyAt, steadyTop, type Drawing } from './drawing';
import type { Ghosts } from './ghosts';
import { ring } from './ring';

/** Of what one drops, what gives way to it, and what is taken back; and of what somebody else or an undo has moved. */
const [DROP_MS, CHANGE_MS] = [160, 240];
/** Above today's line, which rows that slide would otherwise have above their texts and heads; and bars above both. */
const [ROW_Z, RECEIVING_ROW_Z, BAR_Z] = [4, 3, 5];

interface Stage {
  ghosts: Ghosts;
  /** What has left its row, by ID. */
  gone: Map<string, Gone>;
  /** Where the rows are. */
  sheet: Element;
}

/**
 * Lets what other data have moved slide to its place, or, with reduced motion, marks it. What was scrolled, zoomed, loaded,
 * searched, or sorted does not slide. Where everything was and is follows from the data: nothing is measured.
 */
export function slideChanges(before: Drawing, after: Drawing, { sheet, ...seen }: Stage): void {
  const drawn = after.placed.drawn.map(({ index }) => index);
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
  // What comes from another row passes below the heads of those that slide.
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
    // What is shown before it is saved, and taken back if that fails, has the version it had.
    const duration = isDrop || bar.version === from.version ? DROP_MS : CHANGE_MS;
    if (move.x || move.y) slide(element, move, duration, BAR_Z);
    if (from.width !== bar.width)
      resize(element, { inlineSize: px(from.width - 2, bar.width - 2) }, duration);
  }
}

/** Whether a bar has other days or another row, as opposed to one that gives way. */
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
    // Beside a slide that has not ended, which goes on.
    { duration, easing: 'ease-out', composite: 'add' },
  );
}

function resize(element: Element | null | undefined, keyframes: PropertyIndexedKeyframes, duration: number) {
  element?.animate(keyframes, { duration, easing: 'ease-out' });
}
