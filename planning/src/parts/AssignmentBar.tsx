import type { ComponentPropsWithRef } from 'react';
import { Box, Grip, Name, Position, Text } from './AssignmentBar.styles';
import type { Lift } from '../days/drawn-days';
import { LANE_PX, LANES_TOP_PX } from './lanes';
import { GRIPPABLE_PX } from '../grid/use-drag';
import { liftedBy } from '../sheet/use-whole-texts';

/** What a bar has room for, by its width. */
const [SHORT_PX, ROLE_PX] = [60, 250];
/** How wide a bar with a number alone is, by its characters, because half a number would be another one. */
const numberPx = (text: string) => 12 + 8 * text.length;

export interface AssignmentBarProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'children'> {
  /** The project, or what stands for a deleted one. */
  name: string;
  percent: number;
  /** Shown where there is much room. */
  position?: string | undefined;
  /** True if the project was deleted. */
  deleted?: boolean;
  /** True if the project is completed. */
  completed?: boolean;
  /** True while you hold it somewhere else: only its place is left. */
  taken?: boolean;
  /** True if its ends can be dragged, which have grips while it is selected. */
  resizable?: boolean;
  /** Whether its text is above today's line, and stays in sight when its start is not. */
  lift?: Lift | undefined;
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
    completed = false,
    taken = false,
    resizable = false,
    lift,
    left,
    width,
    lane,
    lanesTop = LANES_TOP_PX,
    style,
    ...rest
  } = props;
  const number = `${percent}%`;
  const { ref } = liftedBy(lift);
  // A press closes the details of what is selected. Its grips stay while it has the focus, or the touch would be lost.
  const hasGrips = resizable && (rest['aria-selected'] === true || rest.tabIndex === 0);
  return (
    <Box
      role="gridcell"
      {...rest}
      data-grips={hasGrips || undefined}
      data-edges={(resizable && width >= GRIPPABLE_PX) || undefined}
      data-place={taken ? 'left' : deleted ? 'deleted' : completed ? 'completed' : 'taken'}
      style={{
        ...style,
        inlineSize: Math.max(2, width - 2),
        // Not a transform, which the sticky text inside would not follow.
        insetInlineStart: left,
        insetBlockStart: lanesTop + lane * LANE_PX,
      }}
    >
      {width >= numberPx(number) && (
        <Text data-alone={width < SHORT_PX || undefined} data-lift={lift}>
          {width >= SHORT_PX && (
            <Name ref={ref}>
              <span>{name}</span>
            </Name>
          )}{' '}
          <span data-number ref={ref}>
            {number}
          </span>
          {position !== undefined && width >= ROLE_PX && <Position>{`(${position})`}</Position>}
        </Text>
      )}
      {hasGrips && (
        <>
          <Grip $side="start" data-grip="start" aria-hidden="true" />
          <Grip $side="end" data-grip="end" aria-hidden="true" />
        </>
      )}
    </Box>
  );
}
