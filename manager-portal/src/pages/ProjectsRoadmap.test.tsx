import { failure } from '@erm/portal-kit/testing';
import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { PAGE, ATLAS, RESIDENCY, days, foot, span, rowNames, show, scroller } from '../test-support/roadmap';
import { turnable } from '../test-support/turnable';

beforeEach(() => layOut(1464));

describe('the roadmap', () => {
  it('shows how each project is staffed over its days, and which skills are uncovered from today on', async () => {
    await show(`${PAGE}&show=all`);
    expect(await span('Atlas Billing')).toHaveAccessibleName(
      `Atlas Billing, ${days(-60, 140)}, active, 2 of 4 places filled today, ` +
        `TypeScript uncovered, ${days(81, 140, false)}, React uncovered, ${days(81, 140, false)}`,
    );
    expect((await span('Atlas Billing')).parentElement).toHaveTextContent('012 of 41 of 40 of 4');
    expect(await span('Warehouse Migration')).toHaveAccessibleName(
      /0 of 2 places filled at the end, completed$/,
    );
    expect(screen.getAllByText(/^PostgreSQL uncovered/)).toHaveLength(1);
    expect(foot()).toHaveTextContent(
      '3 projects 1 active, 1 planning, 1 completed. 2 with open places or uncovered skills from today on',
    );
    expect(rowNames()).toEqual([
      'Data Residency EU, planning, Starts Apr 6, 2026, 4 places open, 2 skills uncovered',
      'Atlas Billing, active, Until Jul 29, 2026, 2 places open, 2 skills uncovered',
      'Warehouse Migration, completed, Ended Feb 27, 2026',
    ]);
    await expectAccessible();
  });

  it('is chosen beside the search, and its address keeps order, status, zoom, and days', async () => {
    const { user, address } = renderPortal('/manager/projects?q=a&status=late&sort=size&show=some');
    await user.click(await screen.findByRole('radio', { name: 'Roadmap' }));
    await span('Atlas Billing');
    expect(address()).toBe('/manager/projects?q=a&view=roadmap');
    await user.click(screen.getByRole('combobox', { name: 'Sort' }));
    await user.click(await screen.findByRole('option', { name: 'Start date' }));
    await waitFor(() => expect(rowNames()[0]).toMatch(/^Atlas Billing/));
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Active' }));
    await waitFor(() => expect(rowNames()).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Zoom' }));
    await user.click(await screen.findByRole('option', { name: 'Quarter' }));
    expect(address()).toMatch(/q=a&view=roadmap&sort=start&status=active&zoom=quarter/);
    await user.click(screen.getByRole('combobox', { name: 'Sort' }));
    await user.click(await screen.findByRole('option', { name: 'Most open' }));
    expect(address()).not.toContain('sort=');
  });

  it('is filtered like the schedule by project, and all of it is cleared together', async () => {
    const { user, address } = renderPortal(`${PAGE}&status=active&only=over`);
    await span('Atlas Billing');
    expect(rowNames()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Filter (2)' }));
    const filter = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.click(await filter.findByRole('combobox', { name: /^Required skills/ }));
    await user.click(await screen.findByRole('option', { name: 'PostgreSQL' }));
    expect(await screen.findByText('No results found.')).toBeVisible();
    expect(address()).toContain('skill=PostgreSQL');
    await user.click(filter.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(rowNames()).toHaveLength(2));
    expect(address()).toBe(PAGE);
  });

  it('leads the focus to the days when the keyboard turns to some without projects', async () => {
    const { user } = await show();
    const sheet = scroller();
    (await span('Data Residency EU')).focus();
    for (let turns = 0; turns < 8 && !screen.queryByText('No projects on these days'); turns += 1) {
      await user.keyboard('{Shift>}{PageDown}{/Shift}');
      // Browsers do so by themselves.
      fireEvent.scroll(sheet);
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    expect(await screen.findByText('No projects on these days')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Today' });
    await waitFor(() => expect(button).toHaveFocus());
    await user.keyboard('{Enter}');
    fireEvent.scroll(sheet);
    await span('Atlas Billing');
    expect(button).toHaveFocus();
  });

  it('says why it is empty, and that it could not be loaded', async () => {
    const first = renderPortal(`${PAGE}&from=2031-01-01`);
    expect(await screen.findByText('No projects on these days')).toBeVisible();
    await first.user.click(screen.getByRole('button', { name: 'Go to today' }));
    await span('Atlas Billing');
    expect(screen.getByRole('button', { name: 'Today' })).toHaveFocus();
    first.unmount();
    const narrowed = renderPortal(`${PAGE}&from=2031-01-01&q=atlas&status=active`);
    expect(await screen.findByText('No projects on these days')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to today' })).toBeVisible();
    await narrowed.user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await waitFor(() => expect(narrowed.address()).toBe(`${PAGE}&from=2031-01-01`));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Clear search and filters' })).not.toBeInTheDocument(),
    );
    narrowed.unmount();
    const second = renderPortal(`${PAGE}&q=zz&status=active`);
    await second.user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    await span('Data Residency EU');
    expect(second.address()).toBe(PAGE);
    // Where it was, not at the start of the canvas.
    expect(scroller().scrollLeft).toBeGreaterThan(0);
    second.unmount();
    const memory = memoryApi({ engineers: [], projects: [], assignments: [] });
    memory.stubNext('GET', '/api/roadmap', failure('FORBIDDEN', 'Managers only'));
    const third = renderPortal(PAGE, memory);
    expect(await screen.findByText('Failed to load the roadmap')).toBeVisible();
    await third.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No projects found')).toBeVisible();
  });

  it('is one tab stop with arrow keys, and Enter opens details with the actions', async () => {
    const view = await show();
    const grid = screen.getByRole('grid', { name: 'Roadmap' });
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    within(grid).getAllByRole('rowheader')[0]!.focus();
    await view.user.keyboard('{ArrowRight}');
    expect(await span('Data Residency EU')).toHaveFocus();
    await view.user.keyboard('{Enter}');
    const details = await screen.findByRole('dialog', { name: 'Data Residency EU' });
    expect(details).toHaveTextContent('0 of 5 filled');
    expect(details).toHaveTextContent('5 places Apr 6 – 9');
    expect(details).toHaveTextContent('PostgreSQL uncovered Apr 6 – Oct 27');
    expect(view.address()).toBe(`${PAGE}&selected=project%3A${RESIDENCY}`);
    await expectAccessible();
    await view.user.click(within(details).getByRole('button', { name: 'View Team' }));
    expect(await findDialog('Team Members - Data Residency EU')).toBeVisible();
    expect(view.address()).toBe(PAGE);
  });

  it('opens the history and the dates from the menu of a row', async () => {
    const { user, address } = await show();
    await user.click(screen.getByRole('button', { name: 'Actions for Atlas Billing' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change Dates' }));
    const dialog = await findDialog('Change Dates');
    expect(within(dialog).getByRole('button', { name: 'Change Dates' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Actions for Atlas Billing' }));
    await user.click(await screen.findByRole('menuitem', { name: 'History' }));
    await waitFor(() => expect(address()).toContain(`of=project%3A${ATLAS}`));
  });
});

describe('the roadmap on a phone', () => {
  it('is a card per project with its own dates and gaps below', async () => {
    turnable(true);
    const view = renderPortal(PAGE);
    const list = await screen.findByRole('list', { name: 'Roadmap' });
    const card = (await within(list).findByText('Data Residency EU')).closest('li')!;
    expect(card).toHaveTextContent('Apr 6, 2026Oct 27, 2026');
    expect(card).toHaveTextContent('4 of 5 places open, starts Apr 6, 2026');
    const atlas = within(list).getByText('Atlas Billing').closest('li');
    expect(atlas).toHaveTextContent('2 of 4 places today');
    const places = within(card).getByRole('button', {
      name: '0 of 5 places filled on the first day. Why?',
    });
    expect(card).toHaveTextContent('PostgreSQL uncovered Apr 6 – Oct 27');
    await expectAccessible();
    const { user } = view;
    await user.click(places);
    expect(await screen.findByRole('dialog', { name: 'Why 0 of 5 places filled?' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(within(card).getByRole('button', { name: /^PostgreSQL uncovered Apr 6 – Oct 27. Why/ }));
    expect(await screen.findByRole('dialog', { name: 'Why PostgreSQL uncovered?' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
    vi.unstubAllGlobals();
  });

  it('has a scale per project, so there is nothing to zoom, nor other days to go to', async () => {
    turnable(true);
    const { user, requested } = renderPortal(PAGE);
    await screen.findByRole('list', { name: 'Roadmap' });
    expect(screen.queryByRole('button', { name: 'Today' })).not.toBeInTheDocument();
    const asked = requested().find((path) => path.startsWith('/api/roadmap'));
    expect(asked).toContain('from=2020-12-01&to=2030-11-30');
    await user.click(screen.getByRole('button', { name: 'Filter and sort' }));
    expect(await screen.findByRole('combobox', { name: 'Sort' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Zoom' })).not.toBeInTheDocument();
    vi.unstubAllGlobals();
  });
});
