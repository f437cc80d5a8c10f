import { withEmail } from '../people/namesakes';

interface Recorded {
  name: string | null;
  email?: string | undefined;
}

/** The display name of a change's engineer; null if they were deleted before. */
export function toldName({ name, email }: Recorded): string | null {
  return name === null ? null : withEmail({ name, email }).name;
}
