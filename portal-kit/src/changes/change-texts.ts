import type { Change } from '@erm/contracts/changes';
import { fieldTexts, type FieldText } from './field-texts';
import { toldName } from './told-name';

const UNNAMED: Partial<Record<Change['entity'], string>> = {
  user: 'A person',
  project: 'A project',
  invitation: 'An invitation',
};

/** The subject of a change, such as "Ana Sousa on Atlas Billing". */
export function subjectOf(change: Change): string {
  const { entity } = change;
  if (entity !== 'assignment') return toldName(change) ?? UNNAMED[entity] ?? 'Something';
  const engineer = nowOf(change, 'engineerId', change.engineers) ?? 'Deleted Engineer';
  return `${engineer} on ${nowOf(change, 'projectId', change.projects) ?? 'Deleted Project'}`;
}

function nowOf({ before, after }: Change, field: string, named: Change['engineers']): string | null {
  // An edit records only changed fields. If this reference did not change, it is the only one with a name.
  const id = after?.[field] ?? before?.[field] ?? named[0]?._id;
  const found = named.find(({ _id }) => _id === id);
  return found ? toldName(found) : null;
}

/** The action in a few words: "Moved to Ana Sousa", "Allocation changed", "Deleted". */
export function actionOf(change: Change): string {
  const { action, entity, undoes, passwordChanged } = change;
  if (action === 'create') return undoes ? 'Restored' : entity === 'invitation' ? 'Invited' : 'Created';
  if (action === 'delete') return entity === 'invitation' ? 'Invitation revoked' : 'Deleted';
  if (action === 'accept') return 'Invitation accepted';
  const fields = fieldTexts(change);
  const moved = fields.find(({ field }) => field === 'engineerId' || field === 'projectId');
  if (moved) return `Moved to ${moved.after}`;
  if (fields.length === 0) return passwordChanged ? 'Password changed' : 'Changed';
  if (fields.every(({ field }) => field === 'startDate' || field === 'endDate')) return 'Dates changed';
  if (passwordChanged || fields.length > 1) return 'Changed';
  const [{ field, label }] = fields as [FieldText];
  return field === 'name' ? 'Renamed' : `${label} changed`;
}
