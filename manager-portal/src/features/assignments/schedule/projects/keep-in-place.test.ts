import type { Virtualizer } from '@tanstack/react-virtual';
import { describe, expect, it, vi } from 'vitest';
import { keepInPlace } from './keep-in-place';
import type { TreeRow } from './tree-rows';

const row = (project: number, key: string, height: number) => ({ project, key, height }) as TreeRow;
const head = (project: number) => row(project, `p${project}`, 52);
const open = (project: number) => [
  head(project),
  row(project, `p${project}-place-0`, 32),
  row(project, `p${project}-skill-Go`, 28),
];
const closed = [head(0), head(1), head(2), head(3)];
const allOpen = [open(0), open(1), open(2), open(3)].flat();

function scrollTopAfter(scrollTop: number, before: TreeRow[], rows: TreeRow[]): number {
  const scrollElement = { scrollTop } as HTMLDivElement;
  const measure = vi.fn();
  keepInPlace(
    { scrollElement, measure } as unknown as Virtualizer<HTMLDivElement, Element>,
    [...before],
    rows,
  );
  expect(measure).toHaveBeenCalledOnce();
  return scrollElement.scrollTop;
}

describe('rows that come and go', () => {
  it('leave the first row in sight where it is', () => {
    expect(scrollTopAfter(110, closed, allOpen)).toBe(110 + 2 * 60);
    expect(scrollTopAfter(110 + 2 * 60, allOpen, closed)).toBe(110);
    expect(scrollTopAfter(0, closed, allOpen)).toBe(0);
  });

  it('lead to the project of a row that is gone', () => {
    expect(scrollTopAfter(112 + 52, allOpen, closed)).toBe(52);
  });

  it('change nothing below what is in sight', () => {
    expect(scrollTopAfter(60, closed, [head(0), head(1), ...open(2), head(3)])).toBe(60);
  });

  it('keep a row in place whose project is loaded only now', () => {
    const loading = [head(0), row(1, 'project-1', 52), row(2, 'project-2', 52)];
    expect(scrollTopAfter(104, loading, [head(0), ...open(1), head(2)])).toBe(104 + 60);
  });
});
