import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { TestApi } from './start-api';

/** Sends a GET request that names another host than the one it is sent to, which `fetch` cannot do. */
export async function requestWithHost(
  { baseUrl }: TestApi,
  path: string,
  host: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${baseUrl}${path}`, { headers: { ...headers, host } }, resolve)
      .once('error', reject)
      .end();
  });
  const isJson = reply.headers['content-type']?.startsWith('application/json');
  const body = isJson ? await json(reply) : void reply.resume();
  return { status: reply.statusCode ?? 0, body };
}
