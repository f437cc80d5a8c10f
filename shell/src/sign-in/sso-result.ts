import { SSO_CODE, SSO_FAILED, SSO_FAILURES, SSO_START_PATH } from '@erm/contracts/sso-paths';
import { fieldsOf } from '../page/read-user';
import { SSO_KEY } from '../page/storage-keys';

interface SsoResult {
  code?: string;
  /** What went wrong, for the user. */
  problem?: string;
}

/** Parses the fragment of the server's redirect to the sign-in page. */
export function readSsoResult(hash: string): SsoResult {
  const fields = new URLSearchParams(hash.slice(1));
  const code = fields.get(SSO_CODE);
  if (code !== null) return { code };
  const reason = fields.get(SSO_FAILED);
  if (reason === null) return {};
  const known: Readonly<Record<string, string>> = SSO_FAILURES;
  return { problem: known[reason] ?? SSO_FAILURES.failed };
}

/**
 * Stores the state for the redirect back: a secret whose hash the server gets, so that the returned code only works in
 * this tab, and the user's destination.
 * @returns the URL to open
 */
export async function beginSso(storage: Storage, state: unknown): Promise<string> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  storage.setItem(SSO_KEY, JSON.stringify({ verifier, state }));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return `${SSO_START_PATH}?challenge=${base64url(new Uint8Array(hash))}`;
}

/** Takes what `beginSso` remembered. */
export function endSso(storage: Storage): { verifier: string; state: unknown } {
  const { verifier, state } = fieldsOf(JSON.parse(storage.getItem(SSO_KEY) ?? '{}'));
  storage.removeItem(SSO_KEY);
  return { verifier: typeof verifier === 'string' ? verifier : '', state };
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
