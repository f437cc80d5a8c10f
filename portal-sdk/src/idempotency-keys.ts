import { acceptsIdempotencyKey, type Endpoint } from '@erm/contracts/endpoint';

const KEY_BYTES = 16;

/**
 * The idempotency keys of creations. A creation that got no answer may have happened all the same: sent again
 * unchanged, it carries the same key, so the server runs it once.
 */
export function idempotencyKeys() {
  const unanswered = new Map<string, string>();
  const nameOf = (path: string, body: unknown) => `${path} ${JSON.stringify(body)}`;
  return {
    /** The key for this request; undefined for a call that creates nothing. */
    take(endpoint: Endpoint, path: string, body: unknown): string | undefined {
      if (!acceptsIdempotencyKey(endpoint)) return undefined;
      const name = nameOf(path, body);
      const key = unanswered.get(name) ?? newKey();
      unanswered.set(name, key);
      return key;
    },
    answered(path: string, body: unknown): void {
      unanswered.delete(nameOf(path, body));
    },
  };
}

/** As random as a UUID; `crypto.randomUUID` is missing on pages without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
