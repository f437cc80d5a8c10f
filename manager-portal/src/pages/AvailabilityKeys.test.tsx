import { addDays } from '@erm/contracts/calendar-day';
import { failure, memoryId } from '@erm/portal-kit/testing';
import { expectAccessible } from '@erm/ui-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { cell, many, monday, PAGE, show, week } from '../test-support/availability';
import { stubPrint } from '../test-support/stub-print';

beforeEach(() => layOut());

describe('the keys and the menu of the availability', () => {
  const focusOn = async (name: string) => {
    const element = await cell(name);
    element.focus();
    return element;
  };

  it('lead to the search with /', async () => {
    const { user } = await show();
    await focusOn(`Ana Sousa, ${week(0)}, 30 percent free`);
    await user.keyboard('/');
    const search = screen.getByPlaceholderText('Search engineers by name, email, or skills...');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
  });

  it('lead to the last engineer with Ctrl+End once all are loaded, and only from there to the totals', async () => {
    const { user, requested } = await show(PAGE, many(520));
    const first = await focusOn(`Person 000, ${week(0)}, 100 percent free`);
    const total = screen.getByRole('gridcell', { name: new RegExp(`^${week(12)}: `) });
    const last = `Person 519, ${week(12)}, 100 percent free`;
    const lastRow = () => document.activeElement!.closest('[role=row]')!;
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '522');
    expect(total.parentElement).toHaveAttribute('aria-rowindex', '522');

    await user.keyboard('{Control>}{End}{/Control}');
    expect(first).toHaveFocus();
    expect(screen.getByText('Loading availability...')).toHaveRole('status');
    expect(await cell(last)).toHaveFocus();
    expect(screen.queryByText('Loading availability...')).not.toBeInTheDocument();
    expect(lastRow()).toHaveAttribute('aria-rowindex', '521');
    expect(requested().filter((path) => path.startsWith('/api/availability?'))).toHaveLength(4);

    await user.keyboard('{ArrowDown}');
    expect(total).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(await cell(last)).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(total).toHaveFocus();
  });

  it('lead from the totals to the last engineer, too, unless you go elsewhere meanwhile', async () => {
    const { user } = await show(PAGE, many(120));
    await focusOn(`Person 000, ${week(0)}, 100 percent free`);
    await user.click(screen.getByRole('rowheader', { name: 'Full-time engineers free' }));
    await user.keyboard('{ArrowUp}{ArrowDown}{Control>}{Home}{/Control}');
    const name = screen.getByRole('columnheader', { name: 'Name' });
    fireEvent.scroll(screen.getByRole('grid').parentElement!);
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(name).toHaveFocus();
    await user.click(screen.getByRole('rowheader', { name: 'Full-time engineers free' }));
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('rowheader', { name: /Person 119/ })).toHaveFocus());
  });

  it('stay in the column that a click or another key has led to', async () => {
    const { user } = await show(PAGE, many(20));
    await focusOn(`Person 000, ${week(0)}, 100 percent free`);
    await user.keyboard('{ArrowDown}');
    (await cell(`Person 004, ${week(3)}, 100 percent free`)).focus();
    await user.keyboard('{ArrowDown}');
    expect(await cell(`Person 005, ${week(3)}, 100 percent free`)).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}{ArrowUp}');
    expect(await cell(`Person 018, ${week(12)}, 100 percent free`)).toHaveFocus();
  });

  it('stay at the row and the place of the column when other days are shown', async () => {
    const { user } = await show();
    await focusOn(`Ilya Aronov, ${week(1)}, 100 percent free`);
    await user.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(await cell(`Ilya Aronov, ${week(13)}, 100 percent free`)).toHaveFocus();
    await user.keyboard('2');
    expect(await cell('Ilya Aronov, July 1 to 31, 100 percent free')).toHaveFocus();
  });

  it('focus a cell in the moment it is drawn', async () => {
    const { user } = await show(PAGE, many(120));
    await focusOn(`Person 000, ${week(0)}, 100 percent free`);
    const wasFocused = new Promise<boolean>((resolve) => {
      const observer = new MutationObserver(() => {
        const last = screen.queryByRole('gridcell', { name: `Person 119, ${week(12)}, 100 percent free` });
        if (!last) return;
        observer.disconnect();
        resolve(last === document.activeElement);
      });
      observer.observe(document.body, { subtree: true, childList: true });
    });
    await user.keyboard('{Control>}{End}{/Control}');
    expect(await wasFocused).toBe(true);
  });

  it('try again to load when pressed again', async () => {
    const memory = many(120);
    const { user, host } = await show(PAGE, memory);
    const first = await focusOn(`Person 000, ${week(0)}, 100 percent free`);
    memory.stubNext('GET', '/api/availability?', failure('FORBIDDEN', 'Not now'));
    await user.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(host.notifications).toHaveLength(1));
    expect(first).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(await cell(`Person 119, ${week(12)}, 100 percent free`)).toHaveFocus();
  });

  it('lists keys that work in the grid alone', async () => {
    const { user, address } = await show();
    const ana = await focusOn(`Ana Sousa, ${week(0)}, 30 percent free`);
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(help).toHaveTextContent('Availability');
    expect(within(help).getByText('History of an engineer')).toBeVisible();
    await expectAccessible(help);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(ana).toHaveFocus());
    await user.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(address()).toContain(`from=${addDays(monday, 12 * 7)}`);
    await user.keyboard('{Shift>}{PageUp}{PageUp}{/Shift}');
    expect(address()).toContain(`from=${addDays(monday, -12 * 7)}`);
    await user.keyboard('t');
    expect(address()).toBe(PAGE);
    await user.keyboard('2');
    expect(address()).toBe(`${PAGE}&zoom=month`);
    await user.keyboard('1');
    expect(address()).toBe(PAGE);
    await user.type(screen.getByRole('searchbox', { name: 'Search engineers' }), '?h2');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).not.toContain('zoom');
  });

  it('opens the history of an engineer by H, and of everything at the totals or from the menu', async () => {
    const { user, address } = await show();
    await focusOn(`Ana Sousa, ${week(0)}, 30 percent free`);
    await user.keyboard('h');
    await waitFor(() => expect(address()).toContain(`panel=history&of=engineer%3A${memoryId(1)}`));
    const close = async () => {
      window.history.back();
      await waitFor(() => expect(address()).toBe(PAGE));
    };
    await close();
    (await screen.findByRole('gridcell', { name: new RegExp(`^${week(0)}: `) })).focus();
    await user.keyboard('h');
    await waitFor(() => expect(address()).toBe(`${PAGE}&panel=history`));
    await close();
    await user.click(await screen.findByRole('button', { name: 'More' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Print', 'Export PNG', 'History', 'Keyboard shortcuts']);
    await user.click(screen.getByRole('menuitem', { name: 'History' }));
    await waitFor(() => expect(address()).toBe(`${PAGE}&panel=history`));
  });

  it('prints what is in sight, with its days and filters', async () => {
    let printed = '';
    stubPrint(() => (printed = document.querySelector('[data-print=sheet]')?.textContent ?? ''));
    const { user } = await show(`${PAGE}&dept=Platform&show=peak`);
    await screen.findByText('1 engineer');
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
    await waitFor(() => expect(printed).toMatch(/^Availability, peak/));
    expect(printed).toContain('Mar 9, 2026 – Jun 7, 2026, by week');
    expect(printed).toContain('Only: Platform');
    expect(printed).toContain('Noor Haddad');
    vi.unstubAllGlobals();
  });
});
