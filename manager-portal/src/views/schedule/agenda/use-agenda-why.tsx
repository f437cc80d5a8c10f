import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { useLazyDialog } from '@erm/portal-kit';
import { useRef, useState } from 'react';
import { fixPopover } from '../../../assignments/fix/fix-popover';
import type { RowModel } from '../model/row-model';
import { overloadOf, subjectOf } from '../change/overload-of';
import type { Projects } from '../model/schedule-texts';
import { useWhy } from '../why/use-why';

interface AgendaWhyOptions {
  models: readonly RowModel[];
  projects: Projects;
  today: CalendarDay;
}

interface Fixing {
  model: RowModel;
  assignment: ScheduleAssignment;
  anchor: HTMLElement;
}

/** `data-why` of elements that Why can explain: `assignment:ID` or `engineer:ID`. */
const askedAbout = (of: string) => document.querySelector<HTMLElement>(`[data-why="${of}"]`);

/** A fix may take away the line, or that somebody is over. */
const whatStays = (asked: HTMLElement) =>
  asked.closest('[data-card]')?.querySelector<HTMLElement>('button:not([data-why])') ?? asked;

/** Why and the fixes of an overload on phones, below the line they are about. */
export function useAgendaWhy({ models, projects, today }: AgendaWhyOptions) {
  const fixes = useLazyDialog(fixPopover);
  const [fixing, setFixing] = useState<Fixing | null>(null);
  const returnFocusTo = useRef<HTMLElement | null>(null);
  const subject = (of: string) => {
    const [, id = ''] = of.split(':');
    const has = ({ _id }: { _id: string }) => _id === id;
    const model = models.find(({ engineer, assignments }) => has(engineer) || assignments.some(has));
    const anchor = askedAbout(of);
    if (!model || model.isDeleted || !anchor) return null;
    const assignment = model.assignments.find(has) ?? subjectOf(model);
    const onFix = () => {
      if (!assignment) return;
      returnFocusTo.current = anchor;
      setFixing({ model, assignment, anchor });
      fixes.open();
    };
    return { model, cell: id, anchor, onFix };
  };
  // A link may ask before its card is there, and the page scrolls instead of a sheet.
  const page = useRef(document.body);
  const why = useWhy(today, page, subject);
  const overload =
    fixing &&
    overloadOf(
      { ...fixing.assignment, assignment: fixing.assignment },
      { from: fixing.model, to: fixing.model, projects, today },
    );
  const project = projects.get(fixing?.assignment.projectId ?? '');
  return {
    /** Answers about `assignment:ID` or `engineer:ID`. */
    ask(of: string) {
      const asked = subject(of);
      if (asked) why.ask(asked.model, asked.cell, asked.anchor, asked.onFix);
    },
    popovers: (
      <>
        {why.popover}
        {fixes.Dialog && overload && (
          <fixes.Dialog
            overload={overload}
            skills={project?.requiredSkills ?? []}
            anchor={fixing.anchor}
            returnFocusTo={returnFocusTo}
            onFixed={() => {
              returnFocusTo.current = whatStays(fixing.anchor);
              fixes.close();
            }}
            onPutBack={fixes.close}
          />
        )}
      </>
    ),
  };
}
