import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { TestApi } from './start-api';

/** A tab of a browser: its cookie and its secret. */
export interface Tab {
  cookie: string;
  verifier: string;
}

/** Begins a sign-in; `url` is where the provider is asked. */
export async function beginSso(at: TestApi): Promise<Tab & { url: string; setCookie: string }> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const start = `${at.baseUrl}/api/auth/sso/start?challenge=${challenge}`;
  const reply = await fetch(start, { redirect: 'manual' });
  const setCookie = reply.headers.get('set-cookie') ?? '';
  const url = reply.headers.get('location') ?? '';
  return { verifier, setCookie, cookie: setCookie.split(';')[0] ?? '', url };
}

/** Follows the provider's redirect; returns the fragment of the sign-in page. */
export async function comeBack(at: TestApi, callback: string, { cookie }: Tab): Promise<string> {
  const { pathname, search } = new URL(callback);
  const reply = await fetch(`${at.baseUrl}${pathname}${search}`, { redirect: 'manual', headers: { cookie } });
  expect(reply.status).toBe(302);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  return reply.headers.get('location') ?? '';
}

/** The code in the fragment; empty if there is none. */
export const codeOf = (redirect: string) => /^\/login#sso=(.+)$/.exec(redirect)?.[1] ?? '';
