import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { type GridCell, HEAD, type TimeCanvas } from '@erm/planning';
import { firstFreeDays } from '../dialogs/new-assignment';
import type { RowSubject } from '../row-menu/use-row-menu';
import type { RowModel } from './row-model';

interface EngineerActionsOptions {
  canvas: TimeCanvas;
  today: CalendarDay;
  onOpenEngineer: (row: number) => void;
  onCreate: (row: number, days: DaySpan) => void;
  onWhy: (cell: GridCell, anchor: HTMLElement) => void;
  onHistory: (of: string) => void;
}

/** What the menu of an engineer's row offers. Of deleted engineers, nothing but their history. */
export function engineerActions(
  { model, row, head }: { model: RowModel; row: number; head: HTMLElement },
  { canvas, today, ...options }: EngineerActionsOptions,
): RowSubject {
  const history = () => options.onHistory(`engineer:${model.engineer._id}`);
  const actions = {
    capacity: () => options.onOpenEngineer(row),
    assign: () => options.onCreate(row, firstFreeDays(model, canvas.inSight(), today)),
    why: () => options.onWhy({ row, cell: HEAD }, head),
  };
  return { name: model.engineer.name, actions: { ...(!model.isDeleted && actions), history } };
}
