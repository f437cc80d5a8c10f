import type { Project } from '@erm/contracts/projects';

/** The required skills in order, each marked as covered by the assigned engineers or missing. */
export function skillItems({ requiredSkills, coveredSkills }: Project) {
  return requiredSkills.map((label) => ({
    label,
    state: coveredSkills.includes(label) ? ('covered' as const) : ('missing' as const),
  }));
}
