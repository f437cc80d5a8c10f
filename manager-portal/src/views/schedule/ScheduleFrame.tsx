import type { OverloadFix } from '@erm/contracts/overload-fixes';
import { addColumns } from '@erm/contracts/time-columns';
import { TimeGrid, type TimeRows, useTimeGrid } from '@erm/planning';
import { useLazyDialog } from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { useEffect, type ComponentProps } from 'react';
import type { FixAtBar } from './bars/FixAtBar';
import type { useBarPointer } from './bars/use-bar-pointer';
import { useDimOthers } from './bars/use-dim-others';
import { ChangeNotes, ItemReadout } from './change/ChangeNotes';
import { type Changes, useChanges } from './change/use-changes';
import { useKeyQueue } from './keys/use-key-queue';
import type { Drag } from './model/drag';
import type { KeyPress } from './model/key-press';
import type { SharedView } from './use-schedule';

const fixAtBar = createLoadable(
  async () => (await import(/* webpackChunkName: "change-assignment" */ './bars/FixAtBar')).FixAtBar,
);

type FrameOptions = Pick<Parameters<typeof useChanges>[0], 'modelOf' | 'below'> &
  NonNullable<Parameters<typeof useTimeGrid>[2]>;

/** Focus and changes of either grid. */
export function useFrame(view: SharedView, schedule: TimeRows, options: FrameOptions) {
  const { canvas, projects, today, picks } = view;
  const { modelOf, below, ...places } = options;
  const { grid, focus } = useTimeGrid(canvas, schedule, places);
  const { zoom } = canvas.scale;
  const changes = useChanges({ zoom, modelOf, below, projects, today, picks, onSplit: focus.follow });
  return { view, grid, focus, changes, height: schedule.placed.height };
}

interface ScheduleFrameProps extends Pick<
  ComponentProps<typeof TimeGrid>,
  'role' | 'aria-label' | 'aria-rowcount' | 'aria-busy' | 'instead' | 'beside' | 'above' | 'children'
> {
  frame: ReturnType<typeof useFrame>;
  bars: ReturnType<typeof useBarPointer>;
  onPress: (press: KeyPress) => boolean;
  /** Days and top of what keys move. */
  item: Pick<ComponentProps<typeof ItemReadout>, 'days' | 'top'> | undefined;
  /** What fixes are suggested from; null until it is loaded, or if none are wanted. */
  fixes: Fixes | null;
}

interface Fixes extends Pick<ComponentProps<typeof FixAtBar>, 'modelOf' | 'projects' | 'place'> {
  onPreview?: (fix: OverloadFix) => void;
  onFixed: (fix: OverloadFix) => void;
}

/** The grid around the rows of either schedule: keys, drags, readouts, and suggested fixes. */
export function ScheduleFrame(props: ScheduleFrameProps) {
  const { frame, bars, onPress, item, fixes, beside, above, ...grid } = props;
  const { view, changes } = frame;
  const { canvas, today, find, projects, onDrag } = view;
  const { drag, pointer } = bars;
  const { run, fixing } = changes;
  const dimming = useDimOthers(frame.grid, changes.drawn.length > 0);
  const fix = useLazyDialog(fixAtBar, fixing !== null);
  const onKeyDown = useKeyQueue(frame.grid, changes, onPress);
  const keysOf = pointer?.byTouch ? null : drag;
  useEffect(() => onDrag(keysOf), [keysOf, onDrag]);
  return (
    <TimeGrid
      {...grid}
      grid={frame.grid}
      onFocus={frame.focus.onFocus}
      canvas={canvas}
      today={today}
      home={addColumns(today, 'week', -1)}
      corner={view.corner}
      aria-multiselectable="true"
      height={frame.height}
      style={{ cursor: drag ? cursorOf(drag, changes) : undefined }}
      onKeyDown={onKeyDown}
      {...bars.handlers}
      {...dimming}
      beside={
        <>
          {bars.menu}
          {beside}
          <ChangeNotes changes={changes} pointer={pointer} find={find} projects={projects} />
        </>
      }
      above={
        <>
          {above}
          {item && <ItemReadout {...item} changes={changes} canvas={canvas} projects={projects} />}
          {fixing && fixes && fix.Dialog && (
            <fix.Dialog
              {...fixes}
              fixing={fixing}
              today={today}
              onPreview={(each) => {
                run((controller) => controller.fixing.preview(each));
                fixes.onPreview?.(each);
              }}
              onFixed={(each) => {
                run((controller) => controller.fixing.fixed(each));
                fixes.onFixed(each);
              }}
              onPutBack={() => run((controller) => controller.putBack())}
            />
          )}
        </>
      }
    />
  );
}

/**
 * The grid's cursor during a drag; the grid captures the pointer, so it applies everywhere. Set on the grid alone: a rule
 * for all cells or an inherited custom property would recalculate the styles of every cell.
 */
function cursorOf(drag: Drag, { state: { phase } }: Changes): string {
  if (drag === 'create') return 'cell';
  if (phase.is !== 'held') return 'grabbing';
  if ([...phase.verdicts.values()].some(({ refusal }) => refusal)) return 'not-allowed';
  return phase.part === 'whole' ? 'grabbing' : 'ew-resize';
}
