import { ApiError } from '@erm/portal-sdk';
import { z } from 'zod/mini';
import { OthersChanges } from '../changes/OthersChanges';

const edited = z.object({ _id: z.string() });
const sent = z.object({ version: z.number() });

interface ConflictChangesProps {
  error: Error;
  /** What could not be saved, with the version that it was based on. */
  body: unknown;
}

/** The changes by others that a save conflicted with. Renders nothing if they are unknown. */
export function ConflictChanges({ error, body }: ConflictChangesProps) {
  const entity = edited.safeParse(error instanceof ApiError && error.current);
  const base = sent.safeParse(body);
  if (!entity.success || !base.success) return null;
  return <OthersChanges entityId={entity.data._id} since={base.data.version} />;
}
