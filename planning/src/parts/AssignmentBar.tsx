import type { ComponentPropsWithRef } from 'react';
import { Box, Grip, Name, Position, Text } from './AssignmentBar.styles';
import type { Lift } from '../days/drawn-days';
import { GRIPPABLE_PX } from '../grid/use-drag';
import { liftedBy } from '../sheet/use-whole-texts';

/** Minimum widths for the name and for the role. */
const [SHORT_PX, ROLE_PX] = [60, 250];
/** Minimum width for the number: half a number would read as another one. */
const numberPx = (text: string) => 12 + 8 * text.length;

export interface AssignmentBarProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'children'> {
  /** Name of the project, or a placeholder if it was deleted. */
  name: string;
  percent: number;
  /** Shown on wide bars. */
  position?: string | undefined;
  /** Set if the project was completed or deleted. */
  project?: 'completed' | 'deleted' | undefined;
  /** True if it is to stand out among others. */
  pinned?: boolean;
  /** True while it is dragged elsewhere: only its outline is left. */
  taken?: boolean;
  /** True if its ends can be dragged; they have grips while it is selected. */
  resizable?: boolean;
  /** How its text is drawn. */
  lift?: Lift | undefined;
  /** Its place in the row, in px. */
  box: { left: number; width: number; top: number };
}

/** A bar of a row, as a grid cell. Narrow bars hide texts, so the accessible name must be complete. */
export function AssignmentBar(props: AssignmentBarProps) {
  const {
    name,
    percent,
    position,
    project,
    pinned = false,
    taken = false,
    resizable = false,
    lift,
    box: { left, width, top },
    style,
    ...rest
  } = props;
  const number = `${percent}%`;
  const { ref } = liftedBy(lift);
  // A press closes the details and so deselects. The grips stay while focused, or the touch would be lost.
  const hasGrips = resizable && (rest['aria-selected'] === true || rest.tabIndex === 0);
  return (
    <Box
      role="gridcell"
      {...rest}
      data-grips={hasGrips || undefined}
      data-edges={(resizable && width >= GRIPPABLE_PX) || undefined}
      data-pinned={pinned || undefined}
      data-place={taken ? 'left' : (project ?? 'taken')}
      style={{
        ...style,
        inlineSize: Math.max(2, width - 2),
        // Not a transform: the sticky text inside would ignore it.
        insetInlineStart: left,
        insetBlockStart: top,
      }}
    >
      {lift !== 'omit' && width >= numberPx(number) && (
        <Text data-alone={width < SHORT_PX || undefined} data-lift={lift}>
          {width >= SHORT_PX && <Name ref={ref}>{lift === 'stick' ? <span>{name}</span> : name}</Name>}{' '}
          <span data-number ref={ref}>
            {number}
          </span>
          {position !== undefined && width >= ROLE_PX && <Position>{`(${position})`}</Position>}
        </Text>
      )}
      {hasGrips && (
        <>
          <Grip data-grip="start" aria-hidden="true" />
          <Grip data-grip="end" aria-hidden="true" />
        </>
      )}
    </Box>
  );
}
