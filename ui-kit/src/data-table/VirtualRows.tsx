import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { Fragment, memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { Gap, GapCell } from './DataTable.styles';
import type { RowAttributes } from './TableRow';

export interface VirtualRowsProps {
  count: number;
  columnCount: number;
  rowKey: (index: number) => string | number | bigint;
  renderRow: (index: number, attributes: RowAttributes) => ReactNode;
}

/** Estimated row height in px, until the row is rendered and measured. */
const ESTIMATED_HEIGHT = 48;
/** Overscan on each side of the viewport, so that Tab always finds the next row. */
const OVERSCAN = 6;

/**
 * Whether to adjust the scroll position when a row above the viewport measures differently than estimated, so that
 * visible rows don't move. After a jump no rows were visible, and adjusting for each row would reposition all rows
 * after it every time.
 */
const shouldAdjustScroll: Virtualizer<Window, Element>['shouldAdjustScrollPositionOnItemSizeChange'] = (
  row,
  _,
  { options, range, itemSizeCache, scrollOffset },
) =>
  range !== null && itemSizeCache.has(options.getItemKey(range.endIndex)) && row.end <= (scrollOffset ?? 0);

/**
 * Renders the rows near the viewport, with spacers for the rest. The focused row stays mounted however far it is
 * scrolled away; unmounting it would drop focus to the body.
 */
export function VirtualRows({ count, columnCount, rowKey, renderRow }: VirtualRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    // Any content growing above the table changes the height of the page.
    const observer = new ResizeObserver(() =>
      setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY),
    );
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => ESTIMATED_HEIGHT,
    // Rows of a hidden table measure 0, and infinitely many of those would fit in the viewport.
    measureElement: (...measured) => measureElement(...measured) || ESTIMATED_HEIGHT,
    getItemKey: rowKey,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: (range: Range) =>
      focused === null || focused >= count
        ? defaultRangeExtractor(range)
        : [...new Set([...defaultRangeExtractor(range), focused])].sort((a, b) => a - b),
    // React already renders in the same task as the scroll event.
    useFlushSync: false,
  });
  useEffect(() => {
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = shouldAdjustScroll;
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
          <VirtualRow
            index={index}
            renderRow={renderRow}
            measure={virtualizer.measureElement}
            onFocusMove={setFocused}
          />
        </Fragment>
      ))}
      {gap(virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top))}
    </tbody>
  );
}

interface VirtualRowProps {
  index: number;
  renderRow: VirtualRowsProps['renderRow'];
  measure: (row: HTMLTableRowElement | null) => void;
  onFocusMove: (index: number | null) => void;
}

/** Memoized, so scrolling renders only the rows that enter the viewport. */
const VirtualRow = memo(function VirtualRow({ index, renderRow, measure, onFocusMove }: VirtualRowProps) {
  return renderRow(index, {
    ref: measure,
    'data-index': index,
    // The header is row 1.
    'aria-rowindex': index + 2,
    onFocus: () => onFocusMove(index),
    onBlur: () => onFocusMove(null),
  });
});
