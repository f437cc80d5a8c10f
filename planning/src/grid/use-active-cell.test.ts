import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RowList } from '../rows/row-list';
import { useActiveCell, useActiveState } from './use-active-cell';
import { HEAD } from './use-grid-focus';

const listOf = (...ids: (string | undefined)[]) =>
  new RowList(
    ids.map((id) => {
      const [parent] = id?.split('/') ?? [];
      return id === undefined ? undefined : { id, height: 48, cells: [], ...(parent !== id && { parent }) };
    }),
  );

function show(rows: RowList, first?: Parameters<typeof useActiveState>[0]) {
  const { result, rerender } = renderHook((given: RowList) => useActiveCell(given, useActiveState(first)), {
    initialProps: rows,
  });
  return {
    focus: (row: string, cell = HEAD) => act(() => result.current.onActive({ row, cell })),
    /** Where Tab leads among other rows. */
    among(next: RowList) {
      rerender(next);
      return result.current.active;
    },
  };
}

it('is the first row until anything had the focus', () => {
  const { among } = show(listOf('ben', 'cleo'));
  expect(among(listOf('ada', 'ben', 'cleo'))).toEqual({ row: 'ada', cell: HEAD });
});

it('is a cell further down if that is where the grid begins, as soon as there are so many rows', () => {
  const { among } = show(listOf('heads'), { index: 1, cell: 'week' });
  expect(among(listOf('heads'))).toEqual({ row: 'heads', cell: 'week' });
  expect(among(listOf('heads', 'ada', 'ben'))).toEqual({ row: 'ada', cell: 'week' });
});

it('stays with its row when others come above, or when another search moves it', () => {
  const { among, focus } = show(listOf('ada', 'ben', 'cleo'));
  focus('ben', 'bar');
  expect(among(listOf('ada', 'ana', 'ben', 'cleo'))).toEqual({ row: 'ben', cell: 'bar' });
  expect(among(listOf('ada', 'ana', undefined))).toEqual({ row: 'row-2', cell: 'bar' });
  expect(among(listOf('ben'))).toEqual({ row: 'ben', cell: 'bar' });
});

it('goes on at the same position when its row is gone, or at the last row', () => {
  const { among, focus } = show(listOf('ada', 'ben', 'cleo'));
  focus('ben');
  expect(among(listOf('ada', 'cleo'))).toEqual({ row: 'cleo', cell: HEAD });
  expect(among(listOf('ada'))).toEqual({ row: 'ada', cell: HEAD });
});

it('goes to the row that its row belonged to when that is gone, where the head stands in for its cell', () => {
  const { among, focus } = show(listOf('atlas', 'atlas/place', 'beacon'));
  focus('atlas/place', 'bar');
  expect(among(listOf('new', 'atlas', 'beacon'))).toEqual({ row: 'atlas', cell: 'atlas/place' });
});

it('stays with a row that is loaded only after it got the focus', () => {
  const { among, focus } = show(listOf('ada', undefined, undefined));
  focus('row-2');
  expect(among(listOf('ada', undefined, 'zoe'))).toEqual({ row: 'zoe', cell: HEAD });
  expect(among(listOf('ada', 'ana', undefined, 'zoe'))).toEqual({ row: 'zoe', cell: HEAD });
});
