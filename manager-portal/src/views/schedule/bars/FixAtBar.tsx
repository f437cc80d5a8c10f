import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { OverloadFix } from '@erm/contracts/overload-fixes';
import { LANE_PX } from '@erm/planning';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { FixPopover } from '../../../assignments/fix/FixPopover';
import { barElement } from './bar-element';
import { BarAnchor } from './Bars.styles';
import type { Change } from '../change/change';
import { overloadOf } from '../change/overload-of';
import type { RowModel } from '../model/row-model';
import type { Projects } from '../model/schedule-texts';

interface FixAtBarProps {
  /** The change that causes the overload. */
  fixing: Change;
  modelOf: (engineerId: string) => RowModel | undefined;
  projects: Projects;
  /** Place of the visible part of the bar. */
  place: CSSProperties;
  today: CalendarDay;
  onPreview: (fix: OverloadFix) => void;
  onFixed: (fix: OverloadFix) => void;
  onPutBack: () => void;
}

/** Suggested fixes, at the bar that causes the overload. */
export function FixAtBar({ fixing, modelOf, projects, place, today, ...on }: FixAtBarProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const bar = useRef<HTMLElement | null>(null);
  const { _id } = fixing.assignment;
  useEffect(() => {
    bar.current = barElement(_id);
  }, [_id]);
  const [from, to] = [modelOf(fixing.from), modelOf(fixing.to ?? fixing.from)];
  const overload = from && to ? overloadOf(fixing, { from, to, projects, today }) : null;
  const project = projects.get(fixing.assignment.projectId ?? '');
  return (
    <>
      <BarAnchor ref={setAnchor} aria-hidden="true" style={{ blockSize: LANE_PX - 2, ...place }} />
      {overload && anchor && (
        <FixPopover
          overload={overload}
          skills={project?.requiredSkills ?? []}
          anchor={anchor}
          returnFocusTo={bar}
          {...on}
        />
      )}
    </>
  );
}
