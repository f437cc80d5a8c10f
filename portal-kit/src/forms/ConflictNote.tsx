import { ApiError } from '@erm/portal-sdk';
import { createLoadable, Note, Stack, useLoadable } from '@erm/ui-kit/core';
import { z } from 'zod/mini';

// Loaded when it is needed: no form starts with a conflict.
const othersChanges = createLoadable(
  async () => (await import(/* webpackChunkName: "undo" */ '../changes/OthersChanges')).OthersChanges,
);

const edited = z.object({ _id: z.string() });
const sent = z.object({ version: z.number() });

interface ConflictNoteProps {
  error: Error;
  title: string | undefined;
  /** What could not be saved, with the version that it was based on. */
  body: unknown;
}

/** Says that somebody else has changed what a form edits, and what they have changed. */
export function ConflictNote({ error, title, body }: ConflictNoteProps) {
  const entity = edited.safeParse(error instanceof ApiError ? error.current : null);
  const base = sent.safeParse(body);
  const isKnown = entity.success && base.success;
  const changes = useLoadable(othersChanges, isKnown);
  return (
    <Note tone="yellow" live title={title}>
      <Stack gap={2}>
        {changes.status === 'ready' && isKnown && (
          <changes.part entityId={entity.data._id} since={base.data.version} />
        )}
        <p>Your entries are still here. Save again to replace the other change, or cancel to keep it.</p>
      </Stack>
    </Note>
  );
}
