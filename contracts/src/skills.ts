import { z } from 'zod/mini';
import { normalizeText } from './normalize-text';
import { SEPARATORS, splitList } from './split-list';
import { normalized } from './text-input';

const MAX_SKILLS = 50;
const MAX_SKILL_LENGTH = 60;

/** What two spellings of a skill have in common. Accents tell skills apart, unlike in a search. */
function foldSkill(skill: string): string {
  return normalizeText(skill).toLowerCase();
}

/** Normalizes the skills and drops empty ones and duplicates (ignoring case). The first spelling is kept. */
export function normalizeSkills(skills: readonly string[]): string[] {
  const bySpelling = new Map<string, string>();
  for (const skill of skills.map(normalizeText).filter(Boolean)) {
    const folded = foldSkill(skill);
    if (!bySpelling.has(folded)) bySpelling.set(folded, skill);
  }
  return [...bySpelling.values()];
}

/** Parses a typed or pasted list of skills: normalizes them and drops empty ones and duplicates (product-rules#records). */
export function parseSkills(text: string): string[] {
  return normalizeSkills(splitList(text));
}

/** Splits the required skills into those that `available` covers and those it lacks, ignoring case. */
export function matchSkills(required: readonly string[], available: Iterable<string>) {
  return skillMatcher(required)(available);
}

/** `matchSkills` for many engineers: folds the required skills and each spelling of a skill only once. */
export function skillMatcher(required: readonly string[]) {
  const foldedRequired = required.map((skill) => ({ skill, folded: foldSkill(skill) }));
  const foldings = new Map<string, string>();
  const fold = (skill: string): string => {
    const folded = foldings.get(skill) ?? foldSkill(skill);
    foldings.set(skill, folded);
    return folded;
  };
  return (available: Iterable<string>) => {
    const has: string[] = [];
    for (const skill of available) has.push(fold(skill));
    const coveredSkills: string[] = [];
    const missingSkills: string[] = [];
    for (const { skill, folded } of foldedRequired)
      (has.includes(folded) ? coveredSkills : missingSkills).push(skill);
    return { coveredSkills, missingSkills };
  };
}

/** One skill in a request. */
export const skillText = z.string('Each skill must be text').check(
  z.refine(
    (text) => !SEPARATORS.test(text.trim()),
    'A skill must not contain a comma, semicolon, line break, or tab; send one item per skill',
  ),
  ...normalized('A skill'),
  z.maxLength(MAX_SKILL_LENGTH, `Each skill must be at most ${MAX_SKILL_LENGTH} characters`),
);

/** Drops what normalizing would drop, so that the length of a list is checked before its items are validated. */
function dropDuplicates(items: readonly unknown[]): unknown[] {
  const texts = items.filter((item) => typeof item === 'string');
  const remaining = new Set(normalizeSkills(texts));
  return items.filter((item) => typeof item !== 'string' || remaining.delete(normalizeText(item)));
}

const textOrList = z.union(
  [
    z.pipe(
      z.string(),
      z.transform((text) => splitList(text)),
    ),
    z.array(z.unknown()),
  ],
  { error: 'Skills must be a list of strings or one comma-separated string' },
);

/** Skills in a request: a list, or text that separates them (see `splitList`). Returns the normalized list. */
export const skillsInput = z.pipe(
  z.pipe(
    z
      .pipe(
        textOrList,
        z.transform((items: unknown[]) => dropDuplicates(items)),
      )
      .check(
        z.refine((skills) => skills.length <= MAX_SKILLS, {
          error: `At most ${MAX_SKILLS} skills`,
          abort: true,
        }),
      ),
    z.array(skillText),
  ),
  z.transform((skills: string[]) => normalizeSkills(skills)),
);
