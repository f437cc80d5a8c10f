import type { DaySpan } from '@erm/contracts/calendar-day';
import type { RosterEngineer } from '@erm/contracts/roster-engineer';
import { useLazyDialog, whyPopover } from '@erm/portal-kit';
import { useLoadLater } from '@erm/ui-kit/core';
import { useState } from 'react';
import type { AvailabilityParams } from '../availability-params';
import { askedNumber, meaningOf, type Cell } from '../cell-texts';

interface Asked {
  says: string;
  engineerId: string;
  span: DaySpan;
  anchor: HTMLElement;
}

/** Why for a cell. Its breakdown is loaded on demand. */
export function useCellWhy({ by, figure }: Pick<AvailabilityParams, 'by' | 'figure'>) {
  const { Dialog, open, close } = useLazyDialog(whyPopover);
  useLoadLater(whyPopover);
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    ask({ _id, maxCapacity }: RosterEngineer, cell: Cell, span: DaySpan, anchor: HTMLElement) {
      setAsked({ says: askedNumber(cell, figure, maxCapacity), engineerId: _id, span, anchor });
      open();
    },
    popover: Dialog && asked && (
      <Dialog
        key={`${asked.engineerId} ${asked.span.startDate}`}
        {...asked}
        ofWorkingDays
        rule={`${meaningOf(figure, by)}, Monday to Friday.`}
        onClose={close}
      />
    ),
  };
}
