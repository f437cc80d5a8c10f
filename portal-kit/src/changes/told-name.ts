import { withEmail } from '../people/namesakes';

interface Recorded {
  name: string | null;
  email?: string | undefined;
}

/** What to call whom a change is about; null if that had been deleted before. */
export function toldName({ name, email }: Recorded): string | null {
  return name === null ? null : withEmail({ name, email }).name;
}
