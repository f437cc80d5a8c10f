import type { DaySpan } from '@erm/contracts/calendar-day';
import { freeLane, type RowList } from '@erm/planning';
import type { Change } from '../change/change';
import type { Room, RowModel } from '../model/row-model';

/** A lane in the row of an engineer, by ID. */
interface Place {
  row: string;
  lane: number;
}

/** Where a proposed change is drawn. */
export interface GhostPlace extends Place {
  change: Change;
}

/** Gives every proposed change a lane in which it covers no bar: its own if possible, otherwise the first free one. */
export function ghostPlaces(changes: readonly Change[], rows: RowList<RowModel>): GhostPlace[] {
  const moved = new Set(changes.filter(({ copies }) => !copies).map(({ assignment }) => assignment._id));
  const places: GhostPlace[] = [];
  for (const change of changes) {
    const model = rows.get(change.to);
    if (!model) continue;
    const { bars } = model.lanes;
    const others = [
      ...bars.filter(({ bar }) => !moved.has(bar._id)),
      ...places.filter(({ row }) => row === model.id).map((place) => ({ bar: place.change, ...place })),
    ];
    const own = bars.find(({ bar }) => bar._id === change.assignment._id)?.lane;
    places.push({ change, row: model.id, lane: freeLane(change, others, own) });
  }
  return places;
}

/** Gives the days of a new assignment a lane in which it covers no bar. */
export function newPlace(days: DaySpan, model: RowModel): Place {
  return { row: model.id, lane: freeLane(days, model.lanes.bars) };
}

/** The room that rows need for proposed changes, by row ID. */
export function roomFor(places: readonly (Place & Partial<GhostPlace>)[]): ReadonlyMap<string, Room> {
  const room = new Map<string, Room>();
  for (const { row, lane, change } of places) {
    const { lanes = 0, isHandover = false } = room.get(row) ?? {};
    room.set(row, {
      lanes: Math.max(lanes, lane + 1),
      isHandover: isHandover || (change !== undefined && change.from !== change.to),
    });
  }
  return room;
}

export function isSameRoom(one: ReadonlyMap<string, Room>, other: ReadonlyMap<string, Room>): boolean {
  return (
    one.size === other.size &&
    [...one].every(([row, { lanes, isHandover }]) => {
      const same = other.get(row);
      return same?.lanes === lanes && same.isHandover === isHandover;
    })
  );
}
