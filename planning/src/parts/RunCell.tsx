import { media } from '@erm/ui-kit/styles';
import { TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { fullLoadText } from '../days/bar-texts';
import type { Lift } from '../days/drawn-days';
import { endGivesWay, lifted, whole } from '../sheet/lifted.styles';
import { liftedBy } from '../sheet/use-whole-texts';
import { fillHeight, isAboveFill } from './level';
import { COMPACT_STRIP_PX } from './Strip.styles';

/** Minimum width for the names. */
const NAMES_PX = 80;
const [PADDING_PX, ICON_PX] = [4, 14];
/** Minimum width for a number: half a number would read as another one. */
const numberPx = (text: string) => 2 * PADDING_PX + 2 + 8 * text.replace(' of ', '  ').length;
const TEXT_PX = 14;

const Box = styled.div`
  position: absolute;
  display: flex;
  align-items: flex-end;
  inset-block-start: 4px;
  block-size: ${COMPACT_STRIP_PX}px;
  border-inline-end: 1px solid var(--bg-sheet);
  border-radius: var(--radius-xs);
  font: var(--type-caption);
  line-height: ${TEXT_PX}px;
  white-space: nowrap;
  cursor: pointer;
  overflow: clip;

  &[data-starts] {
    border-inline-start: 3px solid var(--load-fill);
  }

  &[data-pinned] {
    background: linear-gradient(to top, var(--load-fill-soft) var(--pinned), transparent 0);
  }

  &[data-above] {
    align-items: flex-start;
  }

  &[data-taken] {
    outline: 1.5px dashed var(--border-control);
    outline-offset: -2px;
  }

  &[data-edges] {
    cursor: grab;
  }

  &[aria-selected='true'],
  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: 1px;
    z-index: 4;
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;
    background: none;
  }
`;

const Text = styled.span`
  display: inline-flex;
  max-inline-size: 100%;
  padding-inline: ${PADDING_PX}px;
  background: var(--run-fill);
  color: var(--text-primary);
  --run-fill: var(--accent-soft-strong);
  ${lifted(0)}

  [data-pinned] > & {
    --run-fill: var(--load-fill-soft);
  }

  [data-above] > & {
    --run-fill: var(--load-track);
  }

  &[data-over] {
    --run-fill: var(--load-over);
    color: var(--status-red-on-solid);
  }

  ${media.forcedColors} {
    background: Canvas;
    color: CanvasText;
  }
`;

const Load = styled.b`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 3px;
  position: relative;
  z-index: 1;
  min-inline-size: var(--load, 0);
  background: var(--run-fill);
  font-weight: var(--font-weight-semibold);
  ${whole}

  [data-lift='stick'] > & {
    position: sticky;
    inset-inline-start: calc(var(--first-column) + ${PADDING_PX}px);
  }
`;

/** Begins with the whole text, so that it counts as cut as soon as the load, which sticks, covers it. */
const Names = styled.span`
  min-inline-size: 0;
  margin-inline-start: calc(-1 * var(--load) - ${PADDING_PX}px);
  padding-inline-start: calc(var(--load) + ${PADDING_PX}px);
  text-overflow: ellipsis;
  ${endGivesWay(0)}

  &[data-cut] {
    position: relative;
    background: var(--run-fill);
  }

  &[data-cut='start'] > span {
    inset-inline-start: calc(var(--first-column) + ${PADDING_PX}px + var(--load));
  }

  > span > b {
    font-weight: var(--font-weight-semibold);
  }

  [data-cut] ~ & {
    visibility: hidden;
  }
`;

interface RunCellProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'children'> {
  load: number;
  maxCapacity: number;
  /** Breakdown of the load, for wide runs: "Atlas Billing 60, Partner API 40". */
  names: string;
  /** The leading part of the breakdown to emphasize; '' for none. */
  pinned?: string;
  /** Whether an assignment starts here. */
  starts: boolean;
  /** Whether it is an assignment that can be dragged by its ends. */
  resizable: boolean;
  /** Whether it is dragged elsewhere. */
  taken: boolean;
  lift: Lift | undefined;
  left: number;
  width: number;
}

/** A run of a compact row, over its load strip, as a grid cell. Narrow runs hide texts, so the accessible name must be complete. */
export function RunCell(props: RunCellProps) {
  const {
    load,
    maxCapacity,
    names,
    pinned = '',
    starts,
    resizable,
    taken,
    lift,
    left,
    width,
    style,
    ...rest
  } = props;
  const over = load > maxCapacity;
  const { ref } = liftedBy(lift);
  const hasNames = width >= NAMES_PX;
  const texts = hasNames ? [fullLoadText(load, maxCapacity)] : [`${load}%`, String(load)];
  const text = taken || lift === 'omit' ? undefined : texts.find((each) => numberPx(each) <= width);
  const icon = over && hasNames ? ICON_PX : 0;
  return (
    <Box
      role="gridcell"
      {...rest}
      data-starts={starts || undefined}
      data-above={isAboveFill(load, maxCapacity) || undefined}
      data-edges={resizable || undefined}
      data-taken={taken || undefined}
      data-pinned={pinned !== '' || undefined}
      style={{
        ...style,
        insetInlineStart: left,
        inlineSize: Math.max(2, width),
        ...(pinned !== '' && {
          '--pinned': `${over ? 0 : fillHeight(load, maxCapacity, COMPACT_STRIP_PX)}px`,
        }),
      }}
    >
      {text !== undefined && (
        <Text
          data-over={over || undefined}
          data-lift={lift}
          style={hasNames ? { '--load': `${numberPx(text) + icon - PADDING_PX}px` } : undefined}
        >
          <Load ref={ref}>
            {icon > 0 && <TriangleAlert size={11} aria-hidden="true" />}
            <span>{text}</span>
          </Load>{' '}
          {hasNames && (
            <Names ref={ref}>
              <span>
                {pinned !== '' && <b>{pinned}</b>}
                {names.slice(pinned.length)}
              </span>
            </Names>
          )}
        </Text>
      )}
    </Box>
  );
}
