import { addDays } from '@erm/contracts/calendar-day';
import { failure, memoryId } from '@erm/portal-kit/testing';
import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cell, many, monday, PAGE, rowNames, show, week } from '../test-support/availability';
import { layOut } from '@erm/planning/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { turnable } from '../test-support/turnable';

beforeEach(() => layOut());

describe('the availability view', () => {
  it('shows what each engineer has free in each of thirteen weeks', async () => {
    await show();
    expect(await cell(`Ana Sousa, ${week(0)}, 30 percent free`)).toHaveTextContent('30%');
    expect(await cell(`Ilya Aronov, ${week(0)}, 100 percent free`)).toBeVisible();
    const over = await cell(`Noor Haddad, ${week(0)}, over capacity by 20 percent, 100 of 80 percent`);
    expect(over).toHaveTextContent('+20%');
    expect(screen.getAllByRole('columnheader')).toHaveLength(14);
    const foot = screen.getByText('3 engineers').closest('[role=status]');
    expect(foot).toHaveTextContent('Lowest free % in the week');
    expect(foot).toHaveTextContent('1 over capacity in these 13 weeks');
    const legend = screen.getByRole('list', { name: 'Legend' });
    expect(legend).toHaveTextContent('Filled = assignedOver capacity');
    const total = `${week(0)}: 1.3 full-time engineers free, 2 with free capacity, 1 over capacity`;
    expect(screen.getByRole('gridcell', { name: total })).toHaveTextContent('1.3');
    await expectAccessible();
  });

  it('shows peaks, months, and another span, as the address says', async () => {
    const { user, address } = await show(`${PAGE}&show=loads&zoom=year&only=everything`);
    expect(await cell(`Ana Sousa, ${week(0)}, 30 percent free`)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Peak' }));
    expect(await cell(`Ana Sousa, ${week(0)}, peak 70 of 100 percent`)).toHaveTextContent('70%');
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(address()).toContain(`from=${addDays(monday, 12 * 7)}`);
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(address()).not.toContain('from=');
    await user.click(screen.getByRole('radio', { name: 'Month' }));
    expect(address()).toContain('zoom=month');
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(13));
  });

  it('keeps the days and the order by name when the columns become months or weeks', async () => {
    const { user, address } = await show(`${PAGE}&from=2026-06-15&sort=-name`);
    await user.click(screen.getByRole('radio', { name: 'Month' }));
    expect(address()).toBe(`${PAGE}&sort=-name&zoom=month&from=2026-06-01`);
    await user.click((await screen.findAllByRole('columnheader'))[2]!);
    expect(address()).toContain('sort=-2026-07-01');
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    expect(address()).toBe(`${PAGE}&from=2026-06-01`);
  });

  it('is one tab stop, whose arrow keys move by cell and Enter opens the schedule there', async () => {
    const { user, address } = await show();
    const first = await cell(`Ana Sousa, ${week(0)}, 30 percent free`);
    expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    first.focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(await cell(`Ilya Aronov, ${week(1)}, 100 percent free`)).toHaveFocus();
    await user.keyboard('{End}');
    expect(await cell(`Ilya Aronov, ${week(12)}, 100 percent free`)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('rowheader', { name: /Ilya Aronov/ })).toHaveFocus();
    await user.keyboard('{PageUp}');
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveFocus();
    await user.keyboard('{PageDown}{PageDown}{ArrowRight}');
    expect(screen.getByRole('gridcell', { name: new RegExp(`^${week(0)}: `) })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowRight}{Enter}');
    const from = addDays(monday, 7);
    expect(address()).toBe(
      `/manager/assignments?view=schedule&from=${from}&selected=engineer%3A${memoryId(3)}`,
    );
  });

  it('sorts by a week, most free first, and by name again', async () => {
    const { user, address } = await show();
    await cell(`Ana Sousa, ${week(0)}, 30 percent free`);
    const header = screen.getByRole('columnheader', { name: week(0) });
    await user.click(header);
    await waitFor(() => expect(rowNames()[0]).toContain('Ilya Aronov'));
    expect(header).toHaveAttribute('aria-sort', 'descending');
    expect(address()).toContain(`sort=-${monday}`);
    await user.click(header);
    await waitFor(() => expect(rowNames()[0]).toContain('Noor Haddad'));
    await user.click(header);
    await waitFor(() => expect(rowNames()[0]).toContain('Ana Sousa'));
    expect(address()).toBe(PAGE);
  });

  it('filters by department, skill, and overload, and clears it all', async () => {
    const { user, address } = await show(`${PAGE}&dept=Infrastructure`);
    await cell(`Ilya Aronov, ${week(0)}, 100 percent free`);
    expect(screen.queryByText('Ana Sousa')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
    const filter = await screen.findByRole('dialog', { name: 'Filter' });
    // It moves the focus inside shortly after it has opened.
    await waitFor(() => expect(filter).toContainElement(document.activeElement as HTMLElement));
    await user.click(within(filter).getByRole('combobox', { name: /Skills/ }));
    await user.click(await screen.findByRole('option', { name: 'TypeScript' }));
    expect(address()).toContain('skill=TypeScript');
    expect(await screen.findByText('No results found.')).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(await cell(`Ana Sousa, ${week(0)}, 30 percent free`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show over capacity' }));
    await waitFor(() => expect(rowNames()).toHaveLength(2));
    expect(rowNames()[0]).toContain('Noor Haddad');
  });

  it('asks for a percentage that is free in any column', async () => {
    const { user, address } = await show(`${PAGE}&only=free`);
    await cell(`Ana Sousa, ${week(0)}, 30 percent free`);
    await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
    const least = await screen.findByRole('spinbutton', { name: 'Free in any week, at least' });
    await user.clear(least);
    await user.type(least, '90');
    await waitFor(() => expect(rowNames()).toHaveLength(2));
    expect(rowNames()[0]).toContain('Ilya Aronov');
    expect(address()).toBe(`${PAGE}&only=free&least=90`);
  });

  it('explains a cell with the assignments behind it', async () => {
    const { user, requested } = await show();
    await user.hover(await cell(`Ana Sousa, ${week(0)}, 30 percent free`));
    const tip = await screen.findByRole('tooltip', {}, { timeout: 3000 });
    expect(tip).toHaveTextContent('30% free on every day');
    await waitFor(() => expect(tip).toHaveTextContent('Atlas Billing 70%'));
    expect(requested().filter((path) => path.startsWith('/api/assignments'))).toHaveLength(1);
  });

  it('says by W why, and requests that only then', async () => {
    const { user, requested, address } = await show();
    const over = await cell(`Noor Haddad, ${week(0)}, over capacity by 20 percent, 100 of 80 percent`);
    over.focus();
    await user.keyboard('w');
    const why = await screen.findByRole('dialog', { name: 'Why over by 20%?' });
    await waitFor(() => expect(why).toHaveTextContent('Noor Haddad, Mar 9, 2026 – Mar 13, 2026'));
    expect(why).toHaveTextContent('Atlas BillingTech lead');
    expect(why).toHaveTextContent('Lowest free % in the week, Monday to Friday.');
    await expectAccessible(why);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(over).toHaveFocus());
    expect(requested().filter((path) => path.includes('/capacity'))).toHaveLength(1);
    expect(address()).toBe(PAGE);
  });

  it('offers why and the schedule in the menu of a cell', async () => {
    const { user, address } = await show();
    const free = await cell(`Ana Sousa, ${week(0)}, 30 percent free`);
    free.focus();
    fireEvent.contextMenu(free);
    await user.click(await screen.findByRole('menuitem', { name: 'Why 30% free?' }));
    const why = await screen.findByRole('dialog', { name: 'Why 30% free?' });
    await waitFor(() => expect(why).toHaveTextContent('Free30%'));
    await user.keyboard('{Escape}');
    fireEvent.contextMenu(free);
    await user.click(await screen.findByRole('menuitem', { name: 'Open the schedule' }));
    expect(address()).toContain(`from=${monday}&selected=engineer%3A${memoryId(1)}`);
  });

  it('explains the total of a column without a request', async () => {
    const { user, requested } = await show();
    const total = await screen.findByRole('gridcell', { name: new RegExp(`^${week(0)}: `) });
    const before = requested().length;
    total.focus();
    await user.keyboard('w');
    const why = await screen.findByRole('dialog', { name: 'Why 1.3 full-time engineers free?' });
    const terms = within(why).getAllByRole('term');
    expect(terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)).toEqual([
      'With free capacity: 2 of 3',
      'Fully assigned or off: 0 of 3',
      'Over capacity: 1 of 3',
      'Free, in all: 130%',
      'Full-time engineers free: 1.3 = 130% ÷ 100%',
    ]);
    await expectAccessible(why);
    await user.click(within(why).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(total).toHaveFocus());
    expect(requested()).toHaveLength(before);
  });

  it('has skills, an order, and a way to assign on a phone', async () => {
    turnable(true);
    const { user, address } = renderPortal(PAGE);
    const card = (name: string) => within(screen.getByText(name).closest('li')!);
    await screen.findByRole('list', { name: 'Availability of Ilya Aronov by week' });
    expect(card('Ilya Aronov').getByRole('list', { name: 'Skills of Ilya Aronov' })).toHaveTextContent(
      'GoTerraform',
    );
    await user.click(screen.getByRole('button', { name: 'Filter and sort' }));
    const sheet = within(await findDialog('Filter and sort'));
    expect(sheet.getByRole('radiogroup', { name: 'Figure' })).toBeVisible();
    await user.click(sheet.getByRole('combobox', { name: 'Sort' }));
    await user.click(await screen.findByRole('option', { name: 'Most free Mar 16 – 22' }));
    await user.click(sheet.getByRole('button', { name: 'Done' }));
    const names = () =>
      screen.getAllByRole('button', { name: /^Assign / }).map((button) => button.getAttribute('aria-label'));
    await waitFor(() => expect(names()[0]).toBe('Assign Ilya Aronov'));
    expect(address()).toContain('sort=-2026-03-16');
    await user.click(card('Ana Sousa').getByRole('button', { name: 'Assign Ana Sousa' }));
    const dialog = within(await findDialog('Create Assignment'));
    expect(dialog.getByText('Filled in from the availability.')).toBeVisible();
    expect(dialog.getByRole('spinbutton', { name: /Allocation/ })).toHaveValue('30%');
    expect(dialog.getByLabelText('Start Date')).toHaveValue('Mar 11, 2026');
    // The last day of the week before the one with less.
    expect(dialog.getByLabelText('End Date')).toHaveValue('Apr 5, 2026');
    vi.unstubAllGlobals();
  });

  it('explains the cells of a phone', async () => {
    turnable(true);
    const { user } = renderPortal(PAGE);
    await user.click(
      await screen.findByRole('button', {
        name: `${week(0)}, over capacity by 20 percent, 100 of 80 percent. Why?`,
      }),
    );
    const why = await screen.findByRole('dialog', { name: 'Why over by 20%?' });
    await waitFor(() => expect(why).toHaveTextContent('Over by20%'));
    await expectAccessible();
    vi.unstubAllGlobals();
  });

  it('shows a failure and can be tried again', async () => {
    const memory = memoryApi();
    memory.stubNext('GET', '/api/availability?', failure('FORBIDDEN', 'Not today'));
    const { user } = renderPortal(PAGE, memory);
    expect(await screen.findByText('Failed to load the availability')).toBeVisible();
    expect(screen.getByText('Not today')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cell(`Ana Sousa, ${week(0)}, 30 percent free`)).toBeVisible();
  });

  it('offers to add the first engineer', async () => {
    renderPortal(PAGE, memoryApi({ engineers: [] }));
    expect(await screen.findByText('No engineers added yet.')).toBeVisible();
  });

  it('shows an engineer who has just been added', async () => {
    const { user } = await show();
    await cell(`Ana Sousa, ${week(0)}, 30 percent free`);
    await user.click(screen.getByRole('button', { name: 'Add Engineer' }));
    const dialog = within(await findDialog('Add Engineer'));
    const typed = { Name: 'Ingrid Solberg', Email: 'ingrid@example.test', Password: 'secret-1' };
    for (const [label, text] of Object.entries({ ...typed, Department: 'Web' })) {
      await user.type(dialog.getByLabelText(label), text);
    }
    await user.click(dialog.getByRole('button', { name: 'Add Engineer' }));
    expect(await cell(`Ingrid Solberg, ${week(0)}, 100 percent free`)).toBeVisible();
  });

  it('loads further pages and draws only the rows near those that are visible', async () => {
    layOut(1200, 1200);
    const { user, requested } = await show(PAGE, many(120));
    const first = await cell(`Person 000, ${week(0)}, 100 percent free`);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '122');
    expect(screen.getAllByRole('rowheader').length).toBeLessThan(50);
    const pages = () => requested().filter((path) => path.startsWith('/api/availability?'));
    expect(pages()).toHaveLength(1);
    first.focus();
    await user.keyboard('{PageDown}');
    expect(document.activeElement).toHaveAccessibleName(/^Person 0[23]\d, /);
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Person 05\d, /));
    expect(pages()).toHaveLength(2);
    await user.keyboard('{PageDown}');
    expect(document.activeElement).toHaveAccessibleName(/^Person 08\d, /);
  });

  it.each(['Availability', 'Find people'])(
    'takes an edit back and repeats it by keys, in %s',
    async (view) => {
      const { user, records, host } = renderPortal('/manager/engineers');
      const ana = records.engineers.find(({ name }) => name === 'Ana Sousa')!;
      await user.click(await screen.findByRole('button', { name: 'Ana Sousa' }));
      const capacity = within(await findDialog('Engineer Capacity'));
      await user.click(await capacity.findByRole('button', { name: 'Edit' }));
      const dialog = within(await findDialog('Edit Engineer'));
      await user.clear(dialog.getByLabelText('Name'));
      await user.type(dialog.getByLabelText('Name'), 'Ana Reis');
      await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
      await waitFor(() => expect(ana.name).toBe('Ana Reis'));
      await user.click(await capacity.findByRole('button', { name: 'Close' }));
      await user.click(await screen.findByRole('radio', { name: 'Availability' }));
      await cell(`Ana Reis, ${week(0)}, 30 percent free`);
      if (view === 'Find people') {
        await user.click(screen.getByRole('button', { name: 'Find people' }));
        await screen.findByRole('heading', { name: /fit|people/i });
      }
      (document.activeElement as HTMLElement).blur();
      await user.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(ana.name).toBe('Ana Sousa'));
      await waitFor(() => expect(host.notifications.at(-1)).toMatchObject({ title: 'Undone' }));
      await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
      await waitFor(() => expect(ana.name).toBe('Ana Reis'));
      await user.click(screen.getByRole('searchbox'));
      await user.keyboard('{Control>}z{/Control}');
      expect(ana.name).toBe('Ana Reis');
    },
  );

  it('keeps the first row in sight, to begin with it in one request', async () => {
    const memory = many(180);
    const first = await show(PAGE, memory);
    await screen.findByText('Person 000');
    screen.getByRole('grid').parentElement!.scrollTo({ top: 30 * 40 });
    await waitFor(() => expect(first.address()).toBe(`${PAGE}&at=${memoryId(530)}`));
    first.unmount();
    const view = await show(`${PAGE}&at=${memoryId(620)}`, memory);
    expect(await screen.findByRole('rowheader', { name: /Person 120/ })).toBeVisible();
    expect(screen.queryByRole('rowheader', { name: /Person 110/ })).not.toBeInTheDocument();
    expect(screen.getByRole('grid').parentElement!.scrollTop).toBe(120 * 40);
    const [asked] = view.requested().filter((path) => path.startsWith('/api/availability?'));
    expect(asked).toContain(`through=${memoryId(620)}`);
  });

  it('stays at a row further down when it shows other columns', async () => {
    const memory = many(180);
    const view = await show(PAGE, {
      ...memory,
      api: (request) =>
        // Only what is read at once.
        /cursor=.*from=2026-06/.test(request.path) ? new Promise(() => {}) : memory.api(request),
    });
    const scroller = screen.getByRole('grid').parentElement!;
    await screen.findByText('Person 000');
    scroller.scrollTo({ top: 100 * 40 + 10 });
    await screen.findByText('Person 100');
    await waitFor(() => expect(view.address()).toBe(`${PAGE}&at=${memoryId(600)}`));
    await view.user.click(screen.getByRole('button', { name: /^Later/ }));
    await waitFor(() => expect(view.address()).toContain('from=2026-06'));
    await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'false'));
    expect(screen.getByText('Person 100')).toBeVisible();
    expect(scroller.scrollTop).toBe(100 * 40 + 10);
  });

  it('is opened from the table and remembered', async () => {
    const { user, address, unmount } = renderPortal('/manager/engineers?q=a');
    await user.click(await screen.findByRole('radio', { name: 'Availability' }));
    expect(address()).toBe('/manager/engineers?q=a&view=availability');
    expect(await screen.findByRole('grid')).toBeVisible();
    unmount();
    renderPortal('/manager/engineers');
    expect(await screen.findByRole('grid')).toBeVisible();
  });
});
