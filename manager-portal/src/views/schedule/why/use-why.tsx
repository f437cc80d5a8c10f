import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { loadSteps, peakLoad } from '@erm/contracts/load-curve';
import { useLazyDialog, whyPopover, type WhyQuestion } from '@erm/portal-kit';
import { useLoadLater } from '@erm/ui-kit/core';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { overloadAt, type RowModel } from '../model/row-model';
import { useWhyParams } from './use-why-params';

interface Subject {
  model: RowModel;
  /** ID of a bar, or `HEAD`. */
  cell: string;
  anchor: HTMLElement | null;
  onFix: () => void;
}

interface Asked extends WhyQuestion, Pick<Subject, 'anchor' | 'onFix'> {
  /** The URL parameter while it is shown. */
  of: string;
  day: CalendarDay;
}

/**
 * Why for a bar, or for a row header, where it explains the overload or today's load. Its state is in the URL, so that
 * links and Back work.
 * @param find resolves `assignment:ID` or `engineer:ID`, once visible
 */
export function useWhy(
  today: CalendarDay,
  grid: RefObject<HTMLElement | null>,
  find: (of: string) => Subject | null,
) {
  const { Dialog, open } = useLazyDialog(whyPopover);
  useLoadLater(whyPopover);
  const url = useWhyParams();
  const [asked, setAsked] = useState<Asked | null>(null);
  const isShown = asked !== null && asked.of === url.of && asked.day === url.day;

  const answer = ({ model, cell, anchor, onFix }: Subject, day?: CalendarDay): Asked => {
    const { engineer, curve, assignments, cells, overload } = model;
    const bar = assignments.find(({ _id }) => _id === cell);
    const atDay = day === undefined ? undefined : { startDate: day, endDate: day };
    const run = cells.find(({ _id }) => _id === cell)?.run;
    const days = atDay ?? bar ?? run;
    const over = days ? undefined : (overloadAt(model, cell) ?? overload);
    const span: DaySpan = days ?? over ?? { startDate: today, endDate: today };
    const says = whyText(over?.peak ?? peakLoad(curve, span), engineer.maxCapacity);
    const of = bar ? `assignment:${bar._id}` : `engineer:${engineer._id}`;
    const question = { says, engineerId: engineer._id, span, ofWorkingDays: over !== undefined };
    return { ...question, anchor, onFix, of, day: day ?? busiestDay(model, span) };
  };
  const isWanted = url.day !== null && !isShown;
  const answerUrl = useEffectEvent(() => {
    const subject = find(url.of);
    if (!subject || !url.day) return;
    setAsked({ ...answer(subject, url.day), of: url.of });
    open();
  });
  // Watches the grid until its cell is drawn, as rows render without this component.
  useEffect(() => {
    if (!isWanted) return;
    const frame = requestAnimationFrame(() => answerUrl());
    const observer = new MutationObserver(() => answerUrl());
    if (grid.current) observer.observe(grid.current, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  });

  return {
    ask(model: RowModel, cell: string, anchor: HTMLElement | null, onFix: () => void) {
      const next = answer({ model, cell, anchor, onFix });
      setAsked(next);
      open();
      url.ask(next.of, next.day);
    },
    popover: Dialog && isShown && (
      <Dialog
        {...asked}
        inAddress
        onFix={() => {
          url.close();
          asked.onFix();
        }}
        onClose={url.close}
      />
    ),
  };
}

function busiestDay({ curve }: RowModel, span: DaySpan): CalendarDay {
  return loadSteps(curve, span).reduce((top, step) => (step.load > top.load ? step : top)).startDate;
}

/** "100 of 80%", or "100%" for full-time capacity. */
export function whyText(load: number, maxCapacity: number): string {
  return maxCapacity === 100 ? `${load}%` : `${load} of ${maxCapacity}%`;
}
