import { engineerRecord, memoryId } from '@erm/portal-kit/testing';
import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { updatesOf } from '../test-support/writes-of';

const PAGE = '/manager/assignments?view=schedule';
const rowOf = (name: string) => screen.findByRole('rowheader', { name: new RegExp(name) });
const names = () =>
  screen
    .getAllByRole('rowheader')
    .map((header) => within(header).getAllByText(/./, { ignore: '[aria-hidden]' })[0]?.textContent);
const show = async (more = '', memory = memoryApi()) => {
  const view = renderPortal(`${PAGE}${more}`, memory);
  await screen.findByRole('grid', { name: 'Schedule by engineer' });
  return view;
};
const asked = (requests: readonly string[]) =>
  requests
    .filter((path) => path.startsWith('/api/schedule'))
    .map((path) => new URL(path, 'http://x').searchParams);

/** 120 engineers, Person 000 and following, whose IDs begin at 100. */
const many = (assignments: ReturnType<typeof assignment>[] = [], maxCapacity = 100) =>
  memoryApi({
    engineers: Array.from({ length: 120 }, (_, index) =>
      engineerRecord(100 + index, `Person ${String(index).padStart(3, '0')}`, { maxCapacity }),
    ),
    assignments,
  });
const assignment = (
  engineer: number,
  rest: { startDate: string; endDate: string; allocationPercentage?: number },
) => ({
  _id: memoryId(1000 + engineer),
  engineerId: memoryId(engineer),
  projectId: memoryId(11),
  allocationPercentage: 100,
  role: 'Lead',
  version: 1,
  ...rest,
});

beforeEach(() => layOut());

it('says of the bars of a completed project that it is, whatever their own dates', async () => {
  const memory = memoryApi();
  memory.records.assignments.find(({ projectId }) => projectId === memoryId(13))!.endDate = '2026-06-30';
  await show('', memory);
  const bar = await screen.findByRole('gridcell', {
    name: /^Warehouse Migration.* active, project completed$/,
  });
  expect(bar).toHaveAttribute('title', expect.stringMatching(/active, project completed$/));
  expect(screen.getByText('Project completed')).toBeVisible();
  expect(screen.getAllByRole('gridcell', { name: /^Atlas Billing.*active$/ }).length).toBeGreaterThan(0);
});

describe('a link to an engineer', () => {
  it('begins with the page of their row, marks it, and focuses it, in one request', async () => {
    const { requested } = await show(`&selected=engineer:${memoryId(170)}`, many());
    const row = await rowOf('Person 070');
    await waitFor(() => expect(row).toHaveFocus());
    expect(row).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '120');
    const [first, ...others] = asked(requested());
    expect(first?.get('around')).toBe(memoryId(170));
    expect(others.filter((query) => query.get('offset') === '50')).toEqual([]);
  });

  it('loads all rows in sight if theirs is among the first, so that nothing has to scroll', async () => {
    await show(`&selected=engineer:${memoryId(103)}`, many());
    await waitFor(async () => expect(await rowOf('Person 003')).toHaveFocus());
    expect(await rowOf('Person 018')).toBeVisible();
  });

  it('shows the list from the top if the filters leave them out or they were deleted', async () => {
    const view = await show(`&selected=engineer:${memoryId(1)}&only=over`);
    await rowOf('Noor Haddad');
    expect(names()).toEqual(['Noor Haddad']);
    view.unmount();
    await show(`&selected=engineer:${memoryId(404)}`);
    await rowOf('Ana Sousa');
    expect(document.querySelector('[aria-current="true"]')).toBeNull();
    expect(screen.queryByText('Failed to load the schedule')).not.toBeInTheDocument();
  });
});

describe('a link to an assignment', () => {
  const withOne = (startDate: string, endDate: string) =>
    many([assignment(170, { startDate, endDate, allocationPercentage: 50 })]);
  const LINK = `&selected=assignment:${memoryId(1170)}`;

  it('begins with the page of its row, opens its details, and leaves the focus on it, in one request', async () => {
    const { user, requested } = await show(LINK, withOne('2026-03-02', '2026-04-30'));
    const details = await screen.findByRole('dialog', { name: /Person 070/ });
    expect(await rowOf('Person 070')).toBeVisible();
    const [first, ...others] = asked(requested());
    expect(first?.get('around')).toBe(memoryId(1170));
    expect(others.filter((query) => query.get('offset') === '60')).toEqual([]);
    await waitFor(() => expect(details).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(details).not.toBeInTheDocument());
    const bar = screen.getByRole('gridcell', { name: /March 2 to April 30/ });
    await waitFor(() => expect(bar).toHaveFocus());
  });

  it('leads to its days, also far ahead', async () => {
    await show(LINK, withOne('2027-09-06', '2027-12-17'));
    expect(await screen.findByRole('dialog', { name: /Person 070/ })).toBeVisible();
    expect(screen.getByRole('gridcell', { name: /September 6 to December 17, 2027/ })).toBeVisible();
  });

  it('shows the list from the top if it was deleted', async () => {
    await show(`&selected=assignment:${memoryId(404)}`, withOne('2026-03-02', '2026-04-30'));
    expect(await rowOf('Person 000')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is also what selecting one writes, for which nothing is asked', async () => {
    const { user, requested, address } = await show();
    await user.click((await screen.findAllByRole('gridcell', { name: /70 percent/ }))[0]!);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(address()).toContain('selected=assignment');
    expect(asked(requested()).filter((query) => query.has('around'))).toEqual([]);
  });
});

describe('the first row in sight', () => {
  it('is in the address once scrolling rests, which begins with it without moving the focus', async () => {
    const memory = many();
    const { address, unmount } = await show('', memory);
    await rowOf('Person 000');
    const scroller = screen.getByRole('grid').parentElement!.parentElement!;
    scroller.scrollTo({ top: 60 * 52 });
    await waitFor(() => expect(address()).toBe(`${PAGE}&at=${memoryId(160)}`));
    unmount();
    const { requested } = await show(`&at=${memoryId(160)}`, memory);
    await rowOf('Person 060');
    expect(asked(requested())[0]?.get('around')).toBe(memoryId(160));
    expect(document.body).toHaveFocus();
  });
});

describe('a link to why', () => {
  it('asks about an engineer on a day, at their row', async () => {
    const { user, address } = await show(`&selected=engineer:${memoryId(3)}&why=2026-03-11`);
    const why = await screen.findByRole('dialog', { name: 'Why 100 of 80%?' });
    await waitFor(() => expect(why).toHaveTextContent('Noor Haddad, Wed, Mar 11, 2026'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(why).not.toBeInTheDocument());
    await waitFor(() => expect(address()).toBe(PAGE));
    expect(await rowOf('Noor Haddad')).toHaveFocus();
  });

  it('asks about an assignment without opening its details, and leads to the fixes', async () => {
    const { user } = await show(`&selected=assignment:${memoryId(23)}&why=2026-03-11`);
    const why = await screen.findByRole('dialog', { name: 'Why 100 of 80%?' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(await within(why).findByRole('button', { name: 'Fix the overload' }));
    expect(await screen.findByRole('dialog', { name: 'Fix the overload' })).toBeVisible();
    expect(why).not.toBeInTheDocument();
  });

  it('comes of asking, and Back closes it', async () => {
    const { user, address } = await show();
    const noor = await rowOf('Noor Haddad');
    noor.focus();
    await user.keyboard('w');
    const why = await screen.findByRole('dialog', { name: 'Why 100 of 80%?' });
    expect(address()).toBe(`${PAGE}&selected=engineer%3A${memoryId(3)}&why=2026-03-11`);
    // The list neither moves nor is it asked for anew.
    expect(names()).toHaveLength(3);
    window.history.back();
    await waitFor(() => expect(why).not.toBeInTheDocument());
    expect(address()).toBe(PAGE);
  });

  it('is ignored for a day that is none, or for nobody', async () => {
    await show(`&selected=engineer:${memoryId(3)}&why=soon`);
    await waitFor(async () => expect(await rowOf('Noor Haddad')).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the filters of the schedule', () => {
  it('are in the address, counted on the button, and cleared', async () => {
    const { user, address } = await show();
    await rowOf('Ilya Aronov');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filter' });
    // It moves the focus inside shortly after it has opened.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const filter = within(dialog);
    await user.click(filter.getByRole('combobox', { name: /^Skills/ }));
    await user.click(await screen.findByRole('option', { name: 'TypeScript' }));
    await waitFor(() => expect(names()).toEqual(['Ana Sousa', 'Noor Haddad']));
    await user.click(filter.getByRole('combobox', { name: 'Show' }));
    await user.click(await screen.findByRole('option', { name: 'Only with free capacity' }));
    await waitFor(() => expect(names()).toEqual(['Ana Sousa']));
    expect(address()).toContain('skill=TypeScript&only=free');
    expect(screen.getByRole('button', { name: 'Filter (2)' })).toBeVisible();
    await expectAccessible();
    await user.click(filter.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(address()).not.toMatch(/skill|only/);
  });

  it('ask for a percentage that is free, and say so if nobody has it', async () => {
    const { user, address } = await show('&only=free&q=ana');
    await rowOf('Ana Sousa');
    await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
    const least = await screen.findByRole('spinbutton', { name: 'Free today, at least' });
    await user.clear(least);
    await user.type(least, '0');
    expect(await screen.findByText('From 1 to 100')).toBeVisible();
    expect(address()).not.toContain('min');
    await user.clear(least);
    await user.type(least, '40');
    expect(await screen.findByText('No results found.')).toBeVisible();
    expect(address()).toContain('least=40');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(address()).not.toMatch(/only|min|q=/);
  });
});

describe('the keys of the schedule', () => {
  const bar = (name: RegExp) => screen.findByRole('gridcell', { name });
  const focusBar = async (name: RegExp) => {
    const element = await bar(name);
    element.focus();
    return element;
  };

  it('change dates and percentage together, as one request once they rest', async () => {
    const { user, host } = await show();
    await focusBar(/^Data Residency EU, 30 percent/);
    const writes = () => host.requests.filter(({ method }) => method === 'PUT' || method === 'POST');
    await user.keyboard('-----+]]{{{{');
    expect(writes()).toEqual([]);
    await waitFor(() =>
      expect(screen.getByText(/^10 percent, April 12 to July 27, peak/)).toBeInTheDocument(),
    );
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(updatesOf({ host })).toEqual([
      {
        id: memoryId(22),
        allocationPercentage: 10,
        startDate: '2026-04-12',
        endDate: '2026-07-27',
        version: 1,
      },
    ]);
    expect(await bar(/^Data Residency EU, 10 percent/)).toHaveFocus();
  });

  it('send nothing that would overload, and say so', async () => {
    const { user, host, unmount } = await show();
    await focusBar(/^Data Residency EU, 30 percent/);
    await user.keyboard('+');
    const alert = 'Not saved. Ana Sousa would be at 105 of 100 percent April 10 to May 29.';
    await waitFor(() => expect(screen.getByText(alert)).toHaveAttribute('role', 'alert'));
    await user.keyboard('-+');
    // What waits is sent at the latest when the view is left.
    unmount();
    expect(host.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('lead to overloads, and switch zoom and grouping', async () => {
    const { user, address } = await show();
    (await rowOf('Ana Sousa')).focus();
    await user.keyboard('o');
    await waitFor(async () => expect(await rowOf('Noor Haddad')).toHaveFocus());
    expect(screen.getByText('Noor Haddad, over by 20 percent March 11 to April 30.')).toBeInTheDocument();
    await user.keyboard('3');
    await waitFor(() => expect(address()).toContain('zoom=month'));
    expect(await rowOf('Noor Haddad')).toHaveFocus();
    await user.keyboard('g');
    await screen.findByRole('treegrid');
    await waitFor(async () => expect(await rowOf('Data Residency EU')).toHaveFocus());
    await user.keyboard('g');
    await waitFor(async () => expect(await rowOf('Ana Sousa')).toHaveFocus());
    // What is known already is shown before anything is measured.
    await user.keyboard('g');
    await screen.findByRole('treegrid');
    await waitFor(async () => expect(await rowOf('Data Residency EU')).toHaveFocus());
  });

  it('lead to overloads that are not loaded yet, and back to the first one', async () => {
    const days = { startDate: '2026-03-02', endDate: '2026-04-30' };
    const { user } = await show('', many([assignment(110, days), assignment(210, days)], 80));
    (await rowOf('Person 010')).focus();
    await user.keyboard('o');
    await waitFor(async () => expect(await rowOf('Person 110')).toHaveFocus());
    const status = 'Person 110, over by 20 percent March 11 to April 30.';
    expect(await screen.findByText(status)).toBeInTheDocument();
    await user.keyboard('o');
    await waitFor(async () => expect(await rowOf('Person 010')).toHaveFocus());
  });

  it('are listed in a dialog, only while the focus is in the grid', async () => {
    const { user } = await show();
    await rowOf('Ana Sousa');
    await user.type(screen.getByPlaceholderText('Search by engineer name...'), '?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.clear(screen.getByPlaceholderText('Search by engineer name...'));
    (await rowOf('Ana Sousa')).focus();
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(help).getByText('Start a day earlier, later')).toBeVisible();
    await expectAccessible(help);
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await rowOf('Ana Sousa')).toHaveFocus());
  });

  it('have a menu beside them', async () => {
    const { user, address } = await show();
    const element = await focusBar(/^Atlas Billing, 70 percent/);
    await user.pointer({ keys: '[MouseRight]', target: element });
    const menu = await screen.findByRole('menu', { name: 'Actions for Atlas Billing, Ana Sousa' });
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Edit', 'Move', 'Split', 'Duplicate', 'Pin project', 'History', 'Delete']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(element).toHaveFocus());
    await user.pointer({ keys: '[MouseRight]', target: element });
    await user.click(await screen.findByRole('menuitem', { name: 'History' }));
    await waitFor(() => expect(address()).toContain(`of=assignment%3A${memoryId(21)}`));
  });
});

describe('a schedule without rows or bars', () => {
  afterEach(() => vi.unstubAllGlobals());
  const byTouch = (isPhone: boolean) =>
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('coarse') || (isPhone && query.includes('max-width')),
      addEventListener() {},
      removeEventListener() {},
    }));

  it('says how to make the first assignment, beside the rows that it is made in', async () => {
    const { user, requested } = await show('', memoryApi({ assignments: [] }));
    expect(await screen.findByText('No assignments yet.')).toBeVisible();
    expect(screen.getByText("Drag across an engineer's row to make the first one.")).toBeVisible();
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
    await expectAccessible();
    const [, create] = screen.getAllByRole('button', { name: 'Create Assignment' });
    await user.click(create!);
    expect(await findDialog('Create Assignment')).toBeVisible();
    expect(requested().filter((path) => path.startsWith('/api/assignments'))).toHaveLength(1);
  });

  it('says so by touch, and on a phone, in terms of what is there', async () => {
    const text = 'Tap + beside an engineer to make the first one.';
    byTouch(false);
    const { unmount } = await show('', memoryApi({ assignments: [] }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Assign Ana Sousa' })).toBeVisible();
    unmount();
    byTouch(true);
    renderPortal(PAGE, memoryApi({ assignments: [] }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('does not ask whether there are any while it shows one, or one is on other days', async () => {
    const { requested, unmount } = await show();
    await rowOf('Ana Sousa');
    expect(requested().filter((path) => path.startsWith('/api/assignments'))).toEqual([]);
    unmount();
    const { requested: later } = await show('&from=2031-01-01');
    await waitFor(() =>
      expect(later().filter((path) => path.startsWith('/api/assignments'))).toHaveLength(1),
    );
    expect(screen.queryByText('No assignments yet.')).not.toBeInTheDocument();
  });

  it('offers to add the first engineer, who then appears', async () => {
    const { user } = renderPortal(PAGE, memoryApi({ engineers: [], assignments: [] }));
    expect(await screen.findByText('No engineers added yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Engineer' }));
    const dialog = within(await findDialog('Add Engineer'));
    const typed = { Name: 'Ingrid Solberg', Email: 'ingrid@example.test', Password: 'secret-1' };
    for (const [label, text] of Object.entries({ ...typed, Department: 'Web' })) {
      await user.type(dialog.getByLabelText(label), text);
    }
    await user.click(dialog.getByRole('button', { name: 'Add Engineer' }));
    expect(await rowOf('Ingrid Solberg')).toBeVisible();
  });

  it('finds who works on a project by its name', async () => {
    await show('&q=residency');
    await rowOf('Ana Sousa');
    expect(names()).toEqual(['Ana Sousa']);
  });

  it('is in the order of its address, with the days in sight if that is about them', async () => {
    const memory = many([assignment(100, { startDate: '2020-01-06', endDate: '2999-12-31' })]);
    const { requested } = await show('&sort=free&from=2026-03-04', memory);
    await rowOf('Person 001');
    expect(names()[0]).toBe('Person 001');
    const { sort, sortFrom, sortDays } = Object.fromEntries(asked(requested()).at(-1)!);
    expect({ sort, sortFrom }).toEqual({ sort: 'free', sortFrom: '2026-03-02' });
    expect(Number(sortDays) % 7).toBe(0);
  });

  it('has an order that is chosen in the toolbar, kept in the address, and announced', async () => {
    const { user, address } = await show('');
    await rowOf('Ana Sousa');
    await user.click(screen.getByRole('combobox', { name: 'Sort' }));
    expect(await screen.findByRole('option', { name: 'Most free in these weeks' })).toBeVisible();
    await user.click(await screen.findByRole('option', { name: 'Over capacity first' }));
    expect(address()).toContain('sort=over');
    expect(await screen.findByText('Sorted by over capacity first.')).toBeInTheDocument();
    await waitFor(() => expect(names()[0]).toBe('Noor Haddad'));
    await user.click(screen.getByRole('combobox', { name: 'Sort' }));
    await user.click(await screen.findByRole('option', { name: 'Name' }));
    expect(address()).not.toContain('sort');
    await waitFor(() => expect(names()[0]).toBe('Ana Sousa'));
  });

  it('has a chip for every condition, which removes it and passes the focus on', async () => {
    const { user, address } = await show('&dept=Web&skill=React&only=over');
    const chips = await screen.findByRole('group', { name: 'Active filters' });
    expect(
      within(chips)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Web', 'React', 'Over capacity', 'Clear all']);
    await user.click(within(chips).getByRole('button', { name: 'Remove filter: React' }));
    expect(address()).not.toContain('skill');
    expect(address()).toContain('dept=Web');
    expect(within(chips).getByRole('button', { name: 'Remove filter: over capacity' })).toHaveFocus();
    await user.click(within(chips).getByRole('button', { name: 'Clear all' }));
    expect(screen.queryByRole('group', { name: 'Active filters' })).not.toBeInTheDocument();
    expect(address()).not.toMatch(/dept|only/);
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('shows six chips at first, and goes on with the next one', async () => {
    const names = ['Web', 'Data', 'Mobile', 'Platform', 'Quality', 'Security'];
    const { user } = await show(`${names.map((name) => `&dept=${name}`).join('')}&skill=Security&only=over`);
    const chips = await screen.findByRole('group', { name: 'Active filters' });
    await user.click(within(chips).getByRole('button', { name: '+2 more' }));
    expect(within(chips).getAllByRole('button')[6]).toHaveFocus();
    expect(within(chips).getAllByRole('button', { name: 'Remove filter: Security' })).toHaveLength(2);
  });

  it('asks for no order by default, nor for one that it does not know', async () => {
    const { requested } = await show('&sort=age');
    await rowOf('Ana Sousa');
    expect(asked(requested()).filter((params) => params.has('sort') || params.has('sortFrom'))).toEqual([]);
  });

  it('clears the search and the filters together when nobody matches', async () => {
    const { user, address } = renderPortal(`${PAGE}&q=nobody`);
    expect(await screen.findByText('No results found.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await rowOf('Ana Sousa')).toBeVisible();
    expect(address()).toBe(PAGE);
  });

  it('draws the places of rows until they are loaded, which Tab does not reach', async () => {
    const { unmount } = renderPortal(PAGE);
    const grid = await screen.findByRole('grid', { name: 'Schedule by engineer' });
    expect(within(grid).getAllByRole('rowheader', { name: 'Loading' })).toHaveLength(8);
    expect(grid).toHaveAttribute('aria-rowcount', '-1');
    expect(grid.querySelector('[data-cell][tabindex="0"]')).toBeNull();
    await rowOf('Ana Sousa');
    expect(screen.queryByRole('rowheader', { name: 'Loading' })).not.toBeInTheDocument();
    expect(grid).toHaveAttribute('aria-rowcount', '3');
    unmount();
  });

  it('shows who is over capacity from its foot, and keeps the focus', async () => {
    const { user, address } = await show();
    await rowOf('Ana Sousa');
    expect(screen.getByText('1 over capacity from today on')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show over capacity' }));
    await waitFor(() => expect(names()).toEqual(['Noor Haddad']));
    expect(address()).toContain('only=over');
    const all = screen.getByRole('button', { name: 'Show all engineers' });
    expect(all).toHaveFocus();
    await user.click(all);
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(address()).toBe(PAGE);
  });
});
