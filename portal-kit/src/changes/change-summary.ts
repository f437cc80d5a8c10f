import type { Change } from '@erm/contracts/changes';
import { formatDay } from '@erm/ui-kit/data';
import { subjectOf } from './change-texts';
import { fieldTexts, type FieldText } from './field-texts';
import { toldName } from './told-name';

/** A change in one line: its subject and its action. */
export interface ChangeSummary {
  about: string;
  did: string;
}

/** Values that need no label. */
const PLAIN: ReadonlySet<string> = new Set(['engineerId', 'projectId', 'allocationPercentage']);
const DONE: Partial<Record<Change['action'], string>> = { create: 'created', delete: 'deleted' };
const DONE_TO_INVITATION: Partial<Record<Change['action'], string>> = {
  create: 'invited',
  delete: 'invitation revoked',
  accept: 'invitation accepted',
};

/** "Atlas Billing:" and "50% → 60%", "Nora Lindt" and "deleted", or "Restored" and "Nora Lindt". */
export function changeSummary(change: Change): ChangeSummary {
  const { action, entity, passwordChanged } = change;
  if (isRestoration(change)) return { about: 'Restored', did: subjectOf(change) };
  const done = (entity === 'invitation' ? DONE_TO_INVITATION : DONE)[action];
  if (done) return { about: subjectOf(change), did: done };
  const fields = fieldTexts(change).filter(({ before, after }) => before !== null && after !== null);
  const password = passwordChanged ? ['password changed'] : [];
  const did = [...password, ...fields.map((field) => fieldText(field, change))].join(', ');
  return { about: `${aboutOf(change, fields)}:`, did: did || 'changed' };
}

/** The same of one thing whose name is known. */
export function ownSummary(change: Change): string {
  const { about, did } = changeSummary(change);
  const text = isRestoration(change) ? about : did;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const isRestoration = ({ action, undoes }: Change) => action === 'create' && undoes !== null;

/** What stays is named: the project of an assignment that somebody else gets, who goes to another project. */
function aboutOf(change: Change, fields: readonly FieldText[]): string {
  const [engineer, project] = ['engineerId', 'projectId'].map((moved) =>
    fields.some(({ field }) => field === moved),
  );
  if (change.entity !== 'assignment' || engineer === project) return subjectOf(change);
  const [named] = engineer ? change.projects : change.engineers;
  return (named && toldName(named)) ?? subjectOf(change);
}

function fieldText({ field, label, before, after }: FieldText, change: Change): string {
  if (PLAIN.has(field)) return `${before} → ${after}`;
  if (field !== 'startDate' && field !== 'endDate') return `${label.toLowerCase()} ${before} → ${after}`;
  const [from, to] = [change.before, change.after].map((state) => String(state?.[field]));
  const isSameYear = from?.slice(0, 4) === to?.slice(0, 4);
  const days = isSameYear ? [from, to].map((day) => formatDay(day ?? '', 'short')) : [before, after];
  return `${field === 'startDate' ? 'start' : 'end'} ${days.join(' → ')}`;
}
