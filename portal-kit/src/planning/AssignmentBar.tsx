import { media } from '@erm/ui-kit/styles';
import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { LANE_PX, LANES_TOP_PX } from './lanes';

const BAR_PX = LANE_PX - 2;
/** What a bar has room for, by its width. */
const [NUMBER_PX, SHORT_PX, ROLE_PX] = [26, 60, 250];

const Box = styled.div<{ $place: 'taken' | 'left' | 'deleted' }>`
  position: absolute;
  block-size: ${BAR_PX}px;
  border-radius: var(--radius-sm);
  background: var(--bar-fill);
  box-shadow: inset 0 0 0 1px var(--load-fill);
  color: var(--bar-text);
  font: var(--type-caption);
  line-height: ${BAR_PX}px;
  white-space: nowrap;
  cursor: grab;
  overflow: clip;
  touch-action: manipulation;
  user-select: none;
  --bar-fill: var(--accent-soft-strong);
  --bar-text: var(--text-primary);

  &[aria-selected='true'] {
    --bar-fill: var(--load-fill);
    --bar-text: var(--accent-on-solid);
  }

  &[aria-selected='true'],
  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: 2px;
    z-index: 1;
  }

  ${({ $place }) =>
    $place !== 'taken' &&
    css`
      border: 1.5px dashed var(--border-control);
      box-shadow: none;
      font-style: ${$place === 'deleted' ? 'italic' : 'normal'};
      --bar-fill: transparent;
    `}

  ${({ $place }) =>
    $place === 'left' &&
    css`
      &[aria-selected='true'] {
        --bar-fill: transparent;
        --bar-text: var(--text-primary);
      }
    `}

  ${media.forcedColors} {
    border: 1px solid CanvasText;
    --bar-fill: Canvas;
    --bar-text: CanvasText;
    forced-color-adjust: none;

    &[aria-selected='true'] {
      --bar-fill: Highlight;
      --bar-text: HighlightText;
    }
  }
`;

/** Marks the true start of an assignment. */
const Stem = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: 5px;
  background: var(--load-fill);
`;

const Text = styled.span`
  position: sticky;
  z-index: 3;
  inset-inline-start: calc(var(--first-column) + 1px);
  display: inline-block;
  max-inline-size: 100%;
  margin-block: 1px;
  margin-inline-start: 5px;
  padding-inline: 5px 4px;
  background: var(--bar-fill);
  line-height: ${BAR_PX - 2}px;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: top;
`;

const Name = styled.span`
  margin-inline-end: 6px;
  font-weight: var(--font-weight-medium);
`;

export interface AssignmentBarProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'children'> {
  /** The project, or what stands for a deleted one. */
  name: string;
  percent: number;
  /** Shown where there is much room. */
  position?: string | undefined;
  /** True if the project was deleted. */
  deleted?: boolean;
  /** True while one holds it somewhere else: only its place is left. */
  taken?: boolean;
  left: number;
  width: number;
  lane: number;
  /** Where the first lane begins. By default below a load strip. */
  lanesTop?: number;
}

/** An assignment along time, as a cell of its row. Its accessible name must say all of it: width hides parts. */
export function AssignmentBar(props: AssignmentBarProps) {
  const {
    name,
    percent,
    position,
    deleted = false,
    taken = false,
    left,
    width,
    lane,
    lanesTop = LANES_TOP_PX,
    style,
    ...rest
  } = props;
  return (
    <Box
      role="gridcell"
      {...rest}
      $place={taken ? 'left' : deleted ? 'deleted' : 'taken'}
      style={{
        ...style,
        inlineSize: Math.max(2, width - 2),
        // Not a transform, which the sticky text inside would not follow.
        insetInlineStart: left,
        insetBlockStart: lanesTop + lane * LANE_PX,
      }}
    >
      <Stem aria-hidden="true" />
      {width >= NUMBER_PX && (
        <Text>
          {width >= SHORT_PX && <Name>{name}</Name>}
          {percent}%{position !== undefined && width >= ROLE_PX && `, ${position}`}
        </Text>
      )}
    </Box>
  );
}
