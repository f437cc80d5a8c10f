import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import type { TimeCanvas } from '@erm/planning';
import { firstFreeDays } from '../dialogs/new-assignment';
import type { RowSubject } from '../row-menu/use-row-menu';
import type { RowModel } from '../model/row-model';

interface EngineerActionsOptions {
  canvas: TimeCanvas;
  today: CalendarDay;
  onOpenEngineer: (engineerId: string) => void;
  onCreate: (model: RowModel, days: DaySpan) => void;
  onHistory: (of: string) => void;
}

/** Actions of an engineer's row menu; for deleted engineers, only the history. */
export function engineerActions(
  model: RowModel,
  onWhy: () => void,
  { canvas, today, ...options }: EngineerActionsOptions,
): RowSubject {
  const history = () => options.onHistory(`engineer:${model.id}`);
  const actions = {
    capacity: () => options.onOpenEngineer(model.id),
    assign: () => options.onCreate(model, firstFreeDays(model, canvas.inSight(), today)),
    why: onWhy,
  };
  return { name: model.engineer.name, actions: { ...(!model.isDeleted && actions), history } };
}
