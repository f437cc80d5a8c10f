import type { CalendarDay } from '@erm/contracts/calendar-day';
import { HEAD, onTakenKey, pageOfTime, type TimeCanvas, type useGridFocus } from '@erm/planning';
import type { KeyboardEvent } from 'react';
import type { ProjectActions } from './project-actions';
import { placesOn } from './roadmap-texts';
import type { DatesMoves } from './use-dates-moves';
import type { RoadmapParams } from './roadmap-params';
import type { RoadmapRows } from './use-roadmap-rows';

interface RoadmapKeysOptions {
  canvas: TimeCanvas;
  roadmap: RoadmapRows;
  params: Pick<RoadmapParams, 'home'>;
  today: CalendarDay;
  moves: DatesMoves;
  focus: ReturnType<typeof useGridFocus>;
  actions: ProjectActions;
  onSelect: (projectId: string) => void;
  /** Handles keys of the whole view. Returns whether it did. */
  onViewKey: (key: string) => boolean;
}

/** Keys of the roadmap. While a project is held, they move it instead of the focus. */
export function useRoadmapKeys(options: RoadmapKeysOptions) {
  const { canvas, roadmap, params, today, moves, focus, actions, onSelect, onViewKey } = options;
  const { rows, active } = roadmap;
  const project = rows.get(active.row)?.project;

  const putDown = () => {
    focus.focusAgain();
    moves.putDown();
  };
  const onFreeKey = (event: KeyboardEvent): boolean => {
    if (focus.onKey(event)) return true;
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return false;
    if (shiftKey && (key === 'PageUp' || key === 'PageDown')) {
      canvas.goTo(pageOfTime(canvas, key === 'PageUp' ? -1 : 1));
      return true;
    }
    if (key.toLowerCase() === 't') {
      canvas.goTo(params.home);
      return true;
    }
    if (onViewKey(key)) return true;
    if (!project) return false;
    const onProject: Record<string, () => void> = {
      Enter: () => onSelect(project._id),
      e: () => actions.edit(project),
      F2: () => actions.edit(project),
      m: () => actions.changeDates(project),
      h: () => actions.history(project),
      w: () => actions.why(project, placesOn(project, today), event.target as HTMLElement),
      Delete: () => actions.remove(project),
      ...(active.cell !== HEAD && { ' ': () => void moves.take(project, 'whole', 'keys') }),
    };
    const handle = onProject[key.length === 1 ? key.toLowerCase() : key];
    handle?.();
    return handle !== undefined;
  };

  return (event: KeyboardEvent) => {
    const { held } = moves;
    // A menu button handles its own keys.
    if (!held && !(event.target as Element).matches('[data-cell]')) return;
    if (held?.by === 'keys') {
      onTakenKey(event, {
        moveBy: (days) => moves.moveBy(held, days),
        nextPart: () => moves.nextPart(held),
        putBack: moves.putBack,
        putDown,
        acrossRows: false,
      });
    } else if (!onFreeKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
