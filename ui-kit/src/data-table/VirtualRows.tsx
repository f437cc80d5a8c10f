import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { Fragment, memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { Gap, GapCell } from './DataTable.styles';
import type { RowPlace } from './TableRow';

export interface VirtualRowsProps {
  count: number;
  columnCount: number;
  rowKey: (index: number) => string | number | bigint;
  drawRow: (index: number, place: RowPlace) => ReactNode;
}

/** The height of a row before it is drawn; what is drawn is measured. */
const USUAL_HEIGHT = 48;
/** Rows that are drawn beyond each edge of the window, so that Tab always finds the next one. */
const BEYOND = 6;

/**
 * Whether the page moves by what a row above the window is higher than was thought, so that those in sight stay. After
 * a jump none was in sight, and moving the page for each row would place all that follow anew each time.
 */
const staysInSight: Virtualizer<Window, Element>['shouldAdjustScrollPositionOnItemSizeChange'] = (
  row,
  _,
  { options, range, itemSizeCache, scrollOffset },
) =>
  range !== null && itemSizeCache.has(options.getItemKey(range.endIndex)) && row.end <= (scrollOffset ?? 0);

/**
 * The rows near the window's part of the page, gaps in the place of the others. The row with the focus stays, however
 * far it is scrolled away: without it the focus would be lost to the top of the page.
 */
export function VirtualRows({ count, columnCount, rowKey, drawRow }: VirtualRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    // Whatever grows above the table changes the height of the page.
    const observer = new ResizeObserver(() =>
      setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY),
    );
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => USUAL_HEIGHT,
    // Rows of a hidden table have no height, and a window would hold endlessly many of those.
    measureElement: (...measured) => measureElement(...measured) || USUAL_HEIGHT,
    getItemKey: rowKey,
    overscan: BEYOND,
    scrollMargin: top,
    rangeExtractor: (range: Range) =>
      focused === null || focused >= count
        ? defaultRangeExtractor(range)
        : [...new Set([...defaultRangeExtractor(range), focused])].sort((a, b) => a - b),
    // Rendered in the same turn as the scroll, which React does by itself here.
    useFlushSync: false,
  });
  useEffect(() => {
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = staysInSight;
  }, [virtualizer]);
  const rows = virtualizer.getVirtualItems();
  const gap = (height: number) =>
    height > 0 && (
      <Gap aria-hidden="true">
        <GapCell colSpan={columnCount} style={{ blockSize: height }} />
      </Gap>
    );

  return (
    <tbody ref={body} role="rowgroup">
      {rows.map(({ key, index, start }, at) => (
        <Fragment key={key}>
          {gap(start - (rows[at - 1]?.end ?? top))}
          <PlacedRow
            index={index}
            drawRow={drawRow}
            measure={virtualizer.measureElement}
            onFocusMove={setFocused}
          />
        </Fragment>
      ))}
      {gap(virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top))}
    </tbody>
  );
}

interface PlacedRowProps {
  index: number;
  drawRow: VirtualRowsProps['drawRow'];
  measure: (row: HTMLTableRowElement | null) => void;
  onFocusMove: (index: number | null) => void;
}

/** Scrolling draws the rows that come, not again those that stay. */
const PlacedRow = memo(function PlacedRow({ index, drawRow, measure, onFocusMove }: PlacedRowProps) {
  return drawRow(index, {
    ref: measure,
    'data-index': index,
    // The header is the first row.
    'aria-rowindex': index + 2,
    onFocus: () => onFocusMove(index),
    onBlur: () => onFocusMove(null),
  });
});
