import type { Change } from '@erm/contracts/changes';
import { useSession, type ApiClient } from '@erm/portal-sdk';
import { Note, Stack } from '@erm/ui-kit/core';
import { useEffect, useRef } from 'react';
import { changedTitle } from '../changes/by-whom';
import { ChangeDetails } from '../changes/ChangeDetails';
import { subjectOf } from '../changes/change-texts';
import { editsSince, versionAfter } from '../changes/changes-of';
import { fieldTexts } from '../changes/field-texts';
import { mergeChanges } from '../changes/merge-changes';

/** Everything that happened to something after one version of it, as one change: the latest, with all fields. */
export interface OthersEdit {
  latest: Change;
  version: number;
}

/** Fetches the changes since a version; null if none are known. */
export async function loadOthersEdit(
  api: ApiClient,
  entityId: string,
  since: number,
): Promise<OthersEdit | null> {
  const [latest, ...others] = await editsSince(api, entityId, since);
  return latest ? { latest: mergeChanges([latest, ...others]), version: versionAfter(latest) } : null;
}

/** Such as "Ana Sousa on Partner API, now 60%. " */
export function othersEditText({ latest }: OthersEdit): string {
  const fields = fieldTexts(latest);
  const [only, ...others] = fields;
  if (!only) return '';
  const renamed = only.field === 'name' ? only.before : null;
  if (others.length === 0) return `${renamed ?? subjectOf(latest)}, now ${only.after}. `;
  return `${subjectOf(latest)}: ${fields.map(({ label, after }) => `${label} now ${after}`).join('; ')}. `;
}

/** Changes made elsewhere to the entity that a form edits. */
export function OthersEditNote({ latest }: Pick<OthersEdit, 'latest'>) {
  const note = useRef<HTMLDivElement>(null);
  // The toast whose button has asked for it is gone.
  useEffect(() => note.current?.focus(), []);
  const title = changedTitle(latest.actor, useSession().user._id);
  return (
    <div ref={note} role="group" aria-label={title} tabIndex={-1}>
      <Note tone="yellow" title={title}>
        <Stack gap={2}>
          <ChangeDetails change={latest} />
          <p>
            Your entries are still here. Saving replaces the same fields; canceling keeps the other change.
          </p>
        </Stack>
      </Note>
    </div>
  );
}
