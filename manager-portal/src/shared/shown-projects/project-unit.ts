import type { ProjectShow } from '@erm/contracts/shown-projects';
import type { Unit } from '@erm/ui-kit/data';
import { showTexts } from './shown-projects';

/** Unit for counts: "projects not completed". */
export const projectUnit = (show: ProjectShow): Unit => {
  const [which] = showTexts(show);
  return which === undefined ? ['project', 'projects'] : [`project ${which}`, `projects ${which}`];
};
