import { z } from 'zod';
import { isStorableText } from './text';

const MAX_SKILLS = 50;
const MAX_SKILL_LENGTH = 60;

/** The form in which two spellings of one skill are equal. */
function foldSkill(skill: string): string {
  return skill.normalize('NFC').toLowerCase();
}

/** Trims, drops empties and later duplicates (ignoring case); the first spelling is kept. */
function normalizeSkills(skills: readonly string[]): string[] {
  const bySpelling = new Map<string, string>();
  for (const skill of skills.map((raw) => raw.trim()).filter(Boolean)) {
    const folded = foldSkill(skill);
    if (!bySpelling.has(folded)) bySpelling.set(folded, skill);
  }
  return [...bySpelling.values()];
}

/** Comma-separated text as a list: trimmed, empties dropped (product-rules#records), duplicates dropped. */
export function parseSkills(text: string): string[] {
  return normalizeSkills(text.split(','));
}

/** The required skills, split into those that `available` covers and those it lacks, ignoring case. */
export function matchSkills(required: readonly string[], available: Iterable<string>) {
  return skillMatcher(required)(available);
}

/** `matchSkills` for many people: the required skills are folded once, and each spelling of a skill once. */
export function skillMatcher(required: readonly string[]) {
  const wanted = required.map((skill) => ({ skill, folded: foldSkill(skill) }));
  const foldings = new Map<string, string>();
  const fold = (skill: string): string => {
    const folded = foldings.get(skill) ?? foldSkill(skill);
    foldings.set(skill, folded);
    return folded;
  };
  return (available: Iterable<string>) => {
    const folded = new Set<string>();
    for (const skill of available) folded.add(fold(skill));
    return {
      coveredSkills: wanted.filter((each) => folded.has(each.folded)).map(({ skill }) => skill),
      missingSkills: wanted.filter((each) => !folded.has(each.folded)).map(({ skill }) => skill),
    };
  };
}

const skillText = z
  .string('Each skill must be text')
  .trim()
  .max(MAX_SKILL_LENGTH, `Each skill must be at most ${MAX_SKILL_LENGTH} characters`)
  .refine(isStorableText, 'A skill contains a character that cannot be stored');

/** Drops what normalizing would, so that a list is checked for its length before its items are looked at. */
function dropRepeated(items: readonly unknown[]): unknown[] {
  const texts = items.filter((item) => typeof item === 'string');
  const kept = new Set(normalizeSkills(texts));
  return items.flatMap((item) => {
    if (typeof item !== 'string') return [item];
    const text = item.trim();
    return kept.delete(text) ? [text] : [];
  });
}

/** Skills as a client may send them: a list, or one comma-separated text. Answers the normalized list. */
export const skillsInput = z
  .union([z.string().transform((text) => text.split(',')), z.array(z.unknown())], {
    error: 'Skills must be a list of texts or one text separated by commas',
  })
  .transform(dropRepeated)
  .refine((skills) => skills.length <= MAX_SKILLS, { error: `At most ${MAX_SKILLS} skills`, abort: true })
  .pipe(z.array(skillText))
  .transform(normalizeSkills);
