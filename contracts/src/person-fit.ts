import { skillMatcher } from './skills';

/** Whether all skills asked for are needed, or any of them. */
export const SKILL_MATCHES = ['all', 'any'] as const;
export type SkillMatch = (typeof SKILL_MATCHES)[number];

/** The criteria of a people search. */
export interface PersonSearch {
  skills: readonly string[];
  match: SkillMatch;
  /** Required on every working day of the span, in percent. */
  percentage: number;
}

/** The fields of a person that a people search compares. */
export interface Candidate {
  name: string;
  skills: readonly string[];
  /** Free on every working day of the span, in percent; null without a working day. */
  free: number | null;
  /** Whether they have ever been assigned to the project in question. */
  knowsProject: boolean;
}

/** How well a person fits, from 0 to 100: the sum of the parts, which are always shown with it. */
export interface Fit {
  /** Up to 60: the share of the skills asked for; 0 if none is. */
  skills: number;
  /** Up to 30 points for free capacity, relative to full time. */
  free: number;
  /** 10 if they know the project. */
  project: number;
  total: number;
}

/** A person's fit, and the skills asked for that they have and lack. */
export interface Rating {
  fit: Fit;
  coveredSkills: string[];
  missingSkills: string[];
}

/** Rates people for a search (product-rules#planning). */
export function personRater({
  skills: asked,
}: Pick<PersonSearch, 'skills'>): (candidate: Candidate) => Rating {
  const match = skillMatcher(asked);
  return ({ skills, free, knowsProject }) => {
    const { coveredSkills, missingSkills } = match(skills);
    const share = asked.length === 0 ? 0 : coveredSkills.length / asked.length;
    const forSkills = Math.round(60 * share);
    const forFree = Math.round((30 * Math.min(100, free ?? 0)) / 100);
    const forProject = knowsProject ? 10 : 0;
    const total = forSkills + forFree + forProject;
    return {
      coveredSkills,
      missingSkills,
      fit: { skills: forSkills, free: forFree, project: forProject, total },
    };
  };
}

/** Whether someone has the required skills: all of them, or any, in which case more of them only affect the order. */
export function hasSkillsAsked(
  { skills, match }: PersonSearch,
  { coveredSkills, missingSkills }: Rating,
): boolean {
  if (skills.length === 0) return true;
  return match === 'all' ? missingSkills.length === 0 : coveredSkills.length > 0;
}

/** Whether enough is free. */
export function isFreeEnough({ percentage }: Pick<PersonSearch, 'percentage'>, { free }: Candidate): boolean {
  return free !== null && free >= percentage;
}

/** The order of results: the better fit, then who has more free, then by name. */
export function compareCandidates(a: Candidate & { fit: Fit }, b: Candidate & { fit: Fit }): number {
  return b.fit.total - a.fit.total || (b.free ?? 0) - (a.free ?? 0) || (a.name < b.name ? -1 : 1);
}
