import type { Page } from '@playwright/test';

/** The version of a portal that the page has, unless it is a canary. */
export const runningVersion = (page: Page, portal: string): Promise<string | undefined> =>
  page.evaluate((wanted) => {
    const { portals } = JSON.parse(document.getElementById('portals')?.textContent ?? '{}') as {
      portals: { name: string; release: { version: string } }[];
    };
    return portals.find(({ name }) => name === wanted)?.release.version;
  }, portal);
