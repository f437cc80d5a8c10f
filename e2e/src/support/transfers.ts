import type { Page } from '@playwright/test';

/** A response that a page loaded, with what it cost on the wire. */
export interface Transfer {
  /** The path, with the hashes of its content left out. */
  name: string;
  url: string;
  kind: 'page' | 'script' | 'style' | 'font' | 'data' | 'other';
  /** Status line, headers, and compressed body. */
  bytes: number;
  /** How many requests had to follow one another: 1 for the page, one more than what asked for this file. */
  depth: number;
  encoding: string;
  /** Loaded for the next page, once this one is complete. */
  ahead: boolean;
  /** Milliseconds since the epoch. */
  startedAt: number;
}

interface Frame {
  url: string;
}

/** The part of the browser's account of a request that tells what caused it. */
interface Initiator {
  url?: string | undefined;
  stack?: Stack | undefined;
}

interface Stack {
  callFrames: Frame[];
  parent?: Stack | undefined;
}

const KINDS: Record<string, Transfer['kind']> = {
  Document: 'page',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Fetch: 'data',
  XHR: 'data',
};

/** Records everything that the page loads from here on, from an empty cache. */
export async function recordTransfers(page: Page): Promise<() => Transfer[]> {
  const client = await page.context().newCDPSession(page);
  const open = new Map<string, Omit<Transfer, 'bytes'>>();
  const done: Transfer[] = [];
  const depths = new Map<string, number>();

  client.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, wallTime }) => {
    if (!request.url.startsWith('http') || open.has(requestId)) return;
    const depth = type === 'Document' ? 1 : 1 + depthOf(initiator);
    if (!depths.has(request.url)) depths.set(request.url, depth);
    const { pathname, search } = new URL(request.url);
    open.set(requestId, {
      name:
        pathname.replace(/\.[0-9a-f]{10}\./, '.').replace(/[0-9]+\.[0-9]+\.[0-9]+-[0-9a-f]{8}/, '…') + search,
      url: request.url,
      kind: KINDS[type ?? ''] ?? 'other',
      depth,
      encoding: '',
      ahead: 'Sec-Purpose' in request.headers || 'Purpose' in request.headers,
      startedAt: wallTime * 1000,
    });
  });
  client.on('Network.responseReceived', ({ requestId, response, type }) => {
    const transfer = open.get(requestId);
    if (!transfer) return;
    transfer.encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? '';
    if (transfer.kind === 'other') transfer.kind = KINDS[type] ?? 'other';
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = open.get(requestId);
    if (transfer) done.push({ ...transfer, bytes: encodedDataLength });
  });
  await client.send('Network.enable');
  return () => [...done];

  function depthOf({ url, stack }: Initiator): number {
    const causes = [url, ...framesOf(stack).map((frame) => frame.url)];
    return Math.max(1, ...causes.map((cause) => depths.get(cause ?? '') ?? 0));
  }
}

const framesOf = (stack: Stack | undefined): Frame[] =>
  stack ? [...stack.callFrames, ...framesOf(stack.parent)] : [];
