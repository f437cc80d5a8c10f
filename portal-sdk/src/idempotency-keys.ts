import { acceptsIdempotencyKey, type Endpoint } from '@erm/contracts/endpoint';

const KEY_BYTES = 16;

/**
 * Manages the idempotency keys of creations. A creation without a response may still have succeeded. If it is sent
 * again unchanged, it has the same key, so the server executes it only once.
 */
export function createIdempotencyKeys() {
  const pending = new Map<string, string>();
  const nameOf = (path: string, body: unknown) => `${path} ${JSON.stringify(body)}`;
  return {
    /** Returns the key for this request, or undefined if it creates nothing. */
    keyFor(endpoint: Endpoint, path: string, body: unknown): string | undefined {
      if (!acceptsIdempotencyKey(endpoint)) return undefined;
      const name = nameOf(path, body);
      const key = pending.get(name) ?? newKey();
      pending.set(name, key);
      return key;
    },
    /** Forgets the key of a request that received a response. */
    release(path: string, body: unknown): void {
      pending.delete(nameOf(path, body));
    },
  };
}

/** As random as a UUID. `crypto.randomUUID` is not available on pages without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
