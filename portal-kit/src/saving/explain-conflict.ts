import { ApiError, type ApiClient } from '@erm/portal-sdk';
import { byWhom } from '../changes/by-whom';
import { fieldTexts } from '../changes/field-texts';
import { mergeChanges } from '../changes/merge-changes';
import { subjectOf } from '../changes/change-texts';
import { changedSince } from './changed-since';

const ISSUE = /^changes\.(?<id>.+)$/;

/** Explains why a batch was refused: which operation conflicts, and what others have changed since, if known. */
export async function explainConflict(api: ApiClient, userId: string, error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return error;
  const [first, ...others] = error.issues;
  const id = ISSUE.exec(first?.path ?? '')?.groups?.['id'];
  const changed = id ? await changedSince(api, id, error.current) : null;
  if (!changed) return error;
  const { since } = changed;
  const fields = fieldTexts(mergeChanges(since)).map(({ label, after }) => `${label} is now ${after}`);
  const was = others.length > 0 ? `and ${others.length} more were` : 'was';
  const who = byWhom(since[0].actor, userId);
  const now = fields.length > 0 ? `: ${fields.join(', ')}` : '';
  const message = `${subjectOf(since[0])} ${was} changed again after this, by ${who}${now}.`;
  return new ApiError({ status: error.status, code: error.code, message });
}
