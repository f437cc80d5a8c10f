import { Note } from '@erm/ui-kit/core';

/** Says that somebody else was faster, and what to do; what was typed stays. */
export function ConflictNote({ thing }: { thing: string }) {
  return (
    <Note tone="yellow" live title={`Someone else changed this ${thing} in the meantime.`}>
      What you entered is kept. Save again to replace their change, or cancel to keep it.
    </Note>
  );
}
