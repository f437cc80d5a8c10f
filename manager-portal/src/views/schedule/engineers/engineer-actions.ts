import type { DaySpan } from '@erm/contracts/calendar-day';
import type { GridView } from '../bars/grid-view';
import { firstFreeDays } from '../dialogs/new-assignment';
import type { RowSubject } from '../row-menu/use-row-menu';
import type { RowModel } from '../model/row-model';

interface EngineerActionsOptions {
  view: GridView;
  onOpenEngineer: (engineerId: string) => void;
  onCreate: (model: RowModel, days: DaySpan) => void;
}

/** Actions of an engineer's row menu; for deleted engineers, only the history. */
export function engineerActions(
  model: RowModel,
  onWhy: () => void,
  { view, ...options }: EngineerActionsOptions,
): RowSubject {
  const history = () => view.onHistory(`engineer:${model.id}`);
  const actions = {
    capacity: () => options.onOpenEngineer(model.id),
    assign: () => options.onCreate(model, firstFreeDays(model, view.canvas.inSight(), view.today)),
    why: onWhy,
  };
  return { name: model.engineer.name, actions: { ...(!model.isDeleted && actions), history } };
}
