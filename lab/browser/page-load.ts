import type { Browser } from '@playwright/test';
import { recordTransfers, type Transfer } from '../../e2e/src/support/transfers';

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

/** Loads a page in a browser that has nothing in its cache. */
export async function measurePageLoad(browser: Browser, target: Target, network: Network): Promise<PageLoad> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(prepare, target);
    const transfers = await recordTransfers(page);
    const session = await context.newCDPSession(page);
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
    const all = transfers().filter(({ startedAt }) => startedAt <= origin + at);
    return {
      requests: all.length,
      bytes: bytesOf(all),
      scriptBytes: bytesOf(all.filter(({ kind }) => kind === 'script')),
      depth: Math.max(...all.map(({ depth }) => depth)),
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

const bytesOf = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);
