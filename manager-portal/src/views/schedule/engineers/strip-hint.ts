import type { TimeCanvas } from '@erm/planning';
import { createLoadable } from '@erm/ui-kit/core';
import type { PointerEvent } from 'react';
import type { ScheduleRows } from './use-schedule-rows';

const title = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './strip-title')).stripTitle,
);
/** Height of the strip at the top of a row. */
const STRIP_END_PX = 24;

/** Sets the tooltip of the load strip under the pointer, because its steps are not elements. */
export function hintAtStrip(
  { target, clientX, clientY }: PointerEvent,
  canvas: TimeCanvas,
  { data, rows }: ScheduleRows,
) {
  const track = target as HTMLElement;
  if (!track.matches('[data-track]')) return;
  const { left, top } = track.getBoundingClientRect();
  const row = rows.indexOf(track.closest<HTMLElement>('[data-row]')?.dataset['row']) ?? -1;
  const model = rows.at(row);
  const day = canvas.scale.dayAtX(clientX - left);
  const isKnown = day >= (data.daysAt(row)?.days.startDate ?? day);
  const loaded = title.get();
  if (clientY - top >= STRIP_END_PX || !model || !isKnown) track.removeAttribute('title');
  else if (loaded.status === 'ready') track.title = loaded.part(model, day, canvas.scale.span);
  else void title.load();
}
