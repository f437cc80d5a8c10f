import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { peakLoad } from '@erm/contracts/load-curve';
import { useLazyDialog, whyPopover, type WhyQuestion } from '@erm/portal-kit';
import { useState } from 'react';
import type { RowModel } from './row-model';

interface Asked extends WhyQuestion {
  anchor: HTMLElement | null;
  onFix: () => void;
}

/** "Why this number?" of a row: at one of its bars, or at its head, where it is about the overload or today. */
export function useWhy(today: CalendarDay) {
  const { Dialog, open, close } = useLazyDialog(whyPopover);
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    ask(
      { engineer, curve, assignments, overload }: RowModel,
      cell: string,
      anchor: HTMLElement | null,
      onFix: () => void,
    ) {
      const bar = assignments.find(({ _id }) => _id === cell);
      const span: DaySpan = bar ?? overload ?? { startDate: today, endDate: today };
      const says = whyText(peakLoad(curve, span), engineer.maxCapacity);
      setAsked({ says, engineerId: engineer._id, span, anchor, onFix });
      open();
    },
    popover: Dialog && asked && (
      <Dialog
        {...asked}
        onFix={() => {
          close();
          asked.onFix();
        }}
        onClose={close}
      />
    ),
  };
}

/** "100 of 80%", or "100%" of a full-time day. */
export function whyText(load: number, maxCapacity: number): string {
  return maxCapacity === 100 ? `${load}%` : `${load} of ${maxCapacity}%`;
}
