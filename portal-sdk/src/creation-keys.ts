import { acceptsIdempotencyKey, type Endpoint } from '@erm/contracts/endpoint';

const KEY_BYTES = 16;

/**
 * The keys under which creations are sent. One that got no answer may have been made all the same: sent again
 * unchanged, it goes out under the same key, and the server makes it once.
 */
export function creationKeys() {
  const unanswered = new Map<string, string>();
  const nameOf = (path: string, body: unknown) => `${path} ${JSON.stringify(body)}`;
  return {
    /** The key for this request; none for a call that makes nothing. */
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

/** Random as a UUID is; `crypto.randomUUID` is missing on pages without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
