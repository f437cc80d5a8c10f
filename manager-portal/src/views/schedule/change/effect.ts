import { matchSkills } from '@erm/contracts/skills';
import { shortRange } from '@erm/planning';
import type { Projects } from '../model/schedule-texts';
import type { Change } from './change';
import type { Verdict } from './judge';

/** The effect of proposed changes on the engineer who gets them, in words. */
export interface Effect {
  /** "Over by 50% Apr 20 – 30"; null if they fit. */
  over: string | null;
  /** "Fits: 100 of 100%". */
  fits: string;
  /** "Has PostgreSQL, AWS." and "Missing Security", for a project that is handed over. */
  has: string | null;
  missing: string | null;
}

/** @param changes the engineer's additional assignments */
export function effectOf(changes: readonly Change[], verdict: Verdict, projects: Projects): Effect {
  const { over, refusal, peak, engineer } = verdict;
  const [only] = changes.length === 1 ? changes : [];
  const project = only && only.from !== only.to && projects.get(only.assignment.projectId ?? '');
  const { coveredSkills, missingSkills } = matchSkills(
    project ? project.requiredSkills : [],
    engineer.skills,
  );
  const refused = over ? `Over by ${over.excess}% ${shortRange(over)}` : 'Over on a weekend';
  return {
    over: refusal !== null || over ? refused : null,
    fits: `Fits: ${peak} of ${engineer.maxCapacity}%`,
    has: coveredSkills.length > 0 ? `Has ${coveredSkills.join(', ')}.` : null,
    missing: missingSkills.length > 0 ? `Missing ${missingSkills.join(', ')}` : null,
  };
}
