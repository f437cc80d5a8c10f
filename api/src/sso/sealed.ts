import jsonwebtoken from 'jsonwebtoken';
import type { z } from 'zod';

/** Something that this server hands out and takes back unchanged, for a while. */
interface Seal<Schema extends z.ZodType> {
  /** Tells it apart from everything else that is signed with the same secret. */
  purpose: string;
  schema: Schema;
  seconds: number;
}

/** Signs values of one kind, so that nobody can change them, use them later, or use them for anything else. */
export function createSeal<Schema extends z.ZodType<object>>(
  secret: string,
  { purpose, schema, seconds }: Seal<Schema>,
) {
  return {
    seal: (value: z.output<Schema>): string =>
      jsonwebtoken.sign({ value }, secret, { algorithm: 'HS256', audience: purpose, expiresIn: seconds }),
    /** Null for everything else. */
    open(text: string): z.output<Schema> | null {
      try {
        const claims = jsonwebtoken.verify(text, secret, { algorithms: ['HS256'], audience: purpose });
        return typeof claims === 'object' ? schema.parse(claims['value']) : null;
      } catch {
        // Like a session's token, an invalid one is the same whatever is wrong with it.
        return null;
      }
    },
  };
}
