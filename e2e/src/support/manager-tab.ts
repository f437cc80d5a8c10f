import { expect, type Locator, type Page } from '@playwright/test';
import { changeAddress } from './change-address';

const ACTION_TIMEOUT_MS = 30_000;

interface Marked {
  stayed?: boolean;
}

/** A tab with the manager portal, or with what stands in for it. */
export class ManagerTab {
  readonly page: Page;
  readonly unavailable: Locator;
  readonly stopped: Locator;
  readonly dashboard: Locator;
  readonly addEngineer: Locator;
  readonly dialog: Locator;
  readonly tryAgain: Locator;
  /** Errors that nothing in the page caught. */
  readonly uncaught: string[] = [];

  constructor(page: Page) {
    this.page = page;
    // A case that fails must not use up the time of the others.
    page.setDefaultTimeout(ACTION_TIMEOUT_MS);
    page.on('pageerror', (error) => this.uncaught.push(String(error)));
    this.unavailable = page.getByRole('heading', { name: 'The Manager Portal is not available' });
    this.stopped = page.getByRole('heading', { name: 'This page stopped working' });
    this.dashboard = page.getByRole('heading', { name: 'Dashboard', level: 1 });
    this.addEngineer = page.getByRole('button', { name: 'Add Engineer' }).first();
    this.dialog = page.getByRole('dialog', { name: 'Add Engineer' });
    this.tryAgain = page.getByRole('button', { name: 'Try again' });
  }

  /** Opens an address as a page load. Does not wait until it is complete, because a file may never arrive. */
  async open(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'commit' });
    await expect(this.#navigation).toBeVisible();
    await this.page.evaluate(() => ((globalThis as Marked).stayed = true));
  }

  /** Follows a link of the navigation. */
  async follow(name: string): Promise<void> {
    await this.#navigation.getByRole('link', { name, exact: true }).click();
  }

  /** Waits for a portal that was repaired, with the button unless the next attempt comes first. */
  async retryUntil(visible: Locator): Promise<void> {
    await Promise.any([this.tryAgain.click(), visible.waitFor()]);
    await expect(visible).toBeVisible();
  }

  /** Presses the button and waits until that attempt has failed too. */
  async retryInVain(): Promise<void> {
    const failed = this.page.waitForEvent('console', (message) =>
      message.text().startsWith('The portal "manager"'),
    );
    await this.tryAgain.click();
    await failed;
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Logout' }).click();
    await expect(this.page).toHaveURL(/\/login$/);
    await expect(this.page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  }

  /** Checks that everything except the portal works: the navigation, the account, and another portal. */
  async expectUsable(): Promise<void> {
    const { page } = this;
    const start = new URL(page.url()).pathname;
    await this.follow('Projects');
    await expect(page).toHaveURL(/\/manager\/projects$/);
    await this.#expectAccount();
    await changeAddress(page, '/finance/dashboard');
    await expect(page.getByText('The budget is fine')).toBeVisible();
    await this.#expectAccount();
    await changeAddress(page, start);
    await expect(this.#navigation.getByRole('link', { name: 'Engineers' })).toBeVisible();
  }

  async #expectAccount(): Promise<void> {
    await expect(this.page.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
    // Only checks that a click would arrive, because other tabs would be signed out too.
    await this.page.getByRole('button', { name: 'Logout' }).click({ trial: true });
  }

  /** Checks that the page was never loaded again. */
  async expectSamePage(): Promise<void> {
    expect(await this.page.evaluate(() => (globalThis as Marked).stayed), 'the page was reloaded').toBe(true);
  }

  get #navigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Main' });
  }
}
