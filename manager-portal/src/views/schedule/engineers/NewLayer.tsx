import { usePart } from '@erm/portal-kit';
import type { PlacedRows, RowList, TimeScale } from '@erm/planning';
import { createLoadable } from '@erm/ui-kit/core';
import type { NewDays } from './use-drag-create';
import type { RowModel } from '../model/row-model';

const newAssignment = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './NewAssignment')).NewAssignment,
);

interface NewLayerProps {
  days: NewDays | null;
  /** Where a drag across days began. */
  pointer: { x: number; y: number } | null;
  rows: RowList<RowModel>;
  placed: PlacedRows;
  scale: TimeScale;
}

/** Preview of a new assignment while dragging across days. */
export function NewLayer({ days, pointer, ...props }: NewLayerProps) {
  const { loaded: layer } = usePart(newAssignment, days !== null);
  if (!days || !pointer || layer.status !== 'ready') return null;
  return <layer.part days={days} pointer={pointer} {...props} />;
}
