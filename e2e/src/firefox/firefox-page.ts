import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import type axe from 'axe-core';
import { launch, type Browser, type Page } from 'puppeteer-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Selects by role and accessible name, as assistive technology does. */
const named = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

/**
 * A page of Debian's Firefox, driven by WebDriver BiDi. Playwright is not used, because it overrides media features,
 * which Firefox does not support over BiDi yet. `FIREFOX_PATH` is another program.
 */
export class FirefoxPage {
  /** Console errors, failed requests, and responses with an error status. */
  readonly problems: string[] = [];
  readonly #browser: Browser;
  readonly page: Page;

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.page = page;
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) this.problems.push(message.text());
    });
    page.on('pageerror', (error) => this.problems.push(String(error)));
    page.on('response', (response) => {
      if (response.status() >= 400) this.problems.push(`${response.url()}: ${response.status()}`);
    });
  }

  static async open(): Promise<FirefoxPage> {
    const browser = await launch({
      browser: 'firefox',
      executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
      headless: true,
    });
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    page.setDefaultTimeout(30_000);
    return new FirefoxPage(browser, page);
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  async click(role: string, name: string): Promise<void> {
    await this.page.locator(named(role, name)).click();
  }

  /** Types into a field, in place of what it contains. */
  async fill(role: string, name: string, text: string): Promise<void> {
    await this.#type(named(role, name), text);
  }

  /** Password fields have no role. */
  async fillPassword(text: string): Promise<void> {
    await this.#type('input[type=password]', text);
  }

  async #type(selector: string, text: string): Promise<void> {
    await this.page.locator(selector).click({ count: 3 });
    await this.page.keyboard.type(text);
  }

  /** Searches a combobox and chooses the option that contains the text. */
  async choose(name: string, text: string): Promise<void> {
    await this.fill('combobox', name, text);
    await this.page.locator(`[role=option]::-p-text(${text})`).click();
  }

  async see(text: string): Promise<void> {
    await this.page.locator(`::-p-text(${text})`).wait();
  }

  /** The violations that axe finds on what is shown now. */
  async violations(): Promise<string[]> {
    await this.page.evaluate(await readFile(AXE, 'utf8'));
    return this.page.evaluate(async () => {
      const page = globalThis as unknown as { axe: typeof axe };
      const { violations } = await page.axe.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
    });
  }
}
