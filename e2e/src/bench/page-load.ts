import type { Browser, CDPSession } from '@playwright/test';

/** What a page requested until its user could see what they wait for, and how long that took. */
export interface PageLoad {
  requests: number;
  /** On the wire, headers included. */
  bytes: number;
  scriptBytes: number;
  /** The most requests that had to wait for one another, the page included. */
  depth: number;
  /** Milliseconds from the navigation until the awaited element is there. */
  ms: number;
}

/** A network as Chromium emulates it. */
export interface Network {
  name: string;
  latencyMs: number;
  bitsPerSecond: number;
}

interface Target {
  url: string;
  /** Signed in with this token, or not. */
  token: string | null;
  /** The element that the user waits for. */
  awaited: string;
}

interface Transfer {
  url: string;
  isScript: boolean;
  startedAt: number;
  bytes: number;
  initiator: string | null;
}

/** Loads a page in a browser that has nothing in its cache. */
export async function measurePageLoad(browser: Browser, target: Target, network: Network): Promise<PageLoad> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(prepare, target);
    const session = await context.newCDPSession(page);
    const transfers = await recordTransfers(session);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: network.bitsPerSecond / 8,
      uploadThroughput: network.bitsPerSecond / 8,
    });
    await page.goto(target.url, { waitUntil: 'commit' });
    const shown = await page.waitForFunction(() => (globalThis as Prepared).shown);
    const { at, origin } = (await shown.jsonValue()) ?? { at: NaN, origin: NaN };
    await page.waitForLoadState('load');
    // What the page requests later, while it is idle, delays nobody.
    const all = [...transfers.values()].filter(({ startedAt }) => startedAt <= origin + at);
    return {
      requests: all.length,
      bytes: sum(all),
      scriptBytes: sum(all.filter(({ isScript }) => isScript)),
      depth: Math.max(...all.map((transfer) => depthOf(transfer, all))),
      ms: Math.round(at),
    };
  } finally {
    await context.close();
  }
}

interface Prepared {
  /** Milliseconds since the navigation, and when that was. */
  shown?: { at: number; origin: number };
}

/** Runs in the page before its own code: signs in, and notes when the awaited element appears. */
function prepare({ token, awaited }: Target): void {
  if (token) localStorage.setItem('authToken', token);
  const observer = new MutationObserver(() => {
    if (!document.querySelector(awaited)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      (globalThis as Prepared).shown = { at: performance.now(), origin: performance.timeOrigin };
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function recordTransfers(session: CDPSession): Promise<Map<string, Transfer>> {
  const transfers = new Map<string, Transfer>();
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    const caller = initiator.url ?? initiator.stack?.callFrames.at(-1)?.url ?? null;
    const startedAt = wallTime * 1000;
    transfers.set(requestId, {
      url: request.url,
      isScript: type === 'Script',
      startedAt,
      bytes: 0,
      initiator: caller,
    });
  });
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const transfer = transfers.get(requestId);
    // A preloaded script is known as one only by its response.
    if (transfer) transfer.isScript = type === 'Script' || /\.js$/.test(new URL(transfer.url).pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return transfers;
}

function depthOf({ url, initiator }: Transfer, all: readonly Transfer[], seen = new Set([url])): number {
  const cause = all.find((transfer) => transfer.url === initiator && !seen.has(transfer.url));
  return cause ? 1 + depthOf(cause, all, seen.add(cause.url)) : 1;
}

const sum = (transfers: readonly Transfer[]): number =>
  transfers.reduce((total, { bytes }) => total + bytes, 0);
