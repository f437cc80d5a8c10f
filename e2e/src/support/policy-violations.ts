import { expect, type BrowserContext } from '@playwright/test';

/** Collects what the browser reports against the content security policy of the pages that are opened from now on. */
export async function collectViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${effectiveDirective} ${blockedURI} in ${location.pathname}`);
    });
  });
  return violations;
}

/** Checks that there were none, and that one would have been noticed. */
export async function expectNoViolations(context: BrowserContext, violations: string[]): Promise<void> {
  expect(violations).toEqual([]);
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "Injected"';
    document.head.append(script);
  });
  await expect.poll(() => violations.join()).toContain('script-src-elem inline');
}
