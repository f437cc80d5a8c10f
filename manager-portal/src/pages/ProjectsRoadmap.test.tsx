import { addDays } from '@erm/contracts/calendar-day';
import { engineerRecord, failure, memoryId } from '@erm/portal-kit/testing';
import { spokenRange } from '@erm/portal-kit/planning';
import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryApi, renderPortal } from '../test-support/render-portal';

const PAGE = '/manager/projects?view=roadmap';
/** The tests' clock. */
const TODAY = '2026-03-11';
const [ATLAS, RESIDENCY] = [memoryId(11), memoryId(12)];
const day = (from: number) => addDays(TODAY, from);
const days = (from: number, to: number, withYear = true) =>
  spokenRange({ startDate: day(from), endDate: day(to) }, withYear);

const span = (name: string) => screen.findByRole('gridcell', { name: new RegExp(`^${name},`) });
const rowNames = () => screen.getAllByRole('rowheader').map((header) => header.getAttribute('aria-label'));
const show = async (address = PAGE, memory = memoryApi()) => {
  const view = renderPortal(address, memory);
  await span('Atlas Billing');
  return view;
};
type View = Awaited<ReturnType<typeof show>>;
const batches = (view: View) =>
  view.host.requests
    .filter(({ path }) => path === '/api/batches')
    .map(({ body }) => (body as { operations: unknown[] }).operations);
/** The toast says so, and offers to undo it. */
const saved = (view: View, title: string) =>
  waitFor(() =>
    expect(view.host.notifications).toContainEqual(
      expect.objectContaining({ title, action: expect.objectContaining({ label: 'Undo' }) as object }),
    ),
  );
const scroller = () => screen.getByRole('grid', { name: 'Roadmap' }).parentElement!.parentElement!;
/** Takes a project by keyboard. */
async function take(view: View, name: string) {
  (await span(name)).focus();
  await view.user.keyboard(' ');
}

beforeEach(() => {
  // jsdom has no layout, and without a height nothing is in sight.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1464);
  Element.prototype.setPointerCapture ??= () => {};
});

describe('the roadmap', () => {
  it('shows how each project is staffed over its days, and which skills are uncovered', async () => {
    await show();
    expect(await span('Atlas Billing')).toHaveAccessibleName(
      `Atlas Billing, ${days(-60, 140)}, active, 2 of 4 places filled today, ` +
        `TypeScript uncovered, ${days(-60, -51, false)}, TypeScript uncovered, ${days(81, 140, false)}, ` +
        `React uncovered, ${days(-60, -51, false)}, React uncovered, ${days(81, 140, false)}`,
    );
    expect((await span('Atlas Billing')).parentElement).toHaveTextContent('012 of 41 of 40 of 4');
    expect(await span('Warehouse Migration')).toHaveAccessibleName(
      /0 of 2 places filled at the end, completed$/,
    );
    expect(screen.getAllByText(/^PostgreSQL uncovered/)).toHaveLength(1);
    expect(screen.getByText('3 projects').closest('[role=status]')).toHaveTextContent(
      '3 projects 1 active, 1 planning, 1 completed',
    );
    expect(rowNames()).toEqual([
      'Warehouse Migration, completed, Ended Feb 27, 2026',
      'Atlas Billing, active, Until Jul 29, 2026',
      'Data Residency EU, planning, Starts Apr 6, 2026',
    ]);
    await expectAccessible();
  });

  it('is chosen beside the search, and its address keeps order, status, zoom, and days', async () => {
    const { user, address } = renderPortal('/manager/projects?q=a&status=late&sort=size');
    await user.click(await screen.findByRole('radio', { name: 'Roadmap' }));
    await span('Atlas Billing');
    expect(address()).toBe('/manager/projects?q=a&view=roadmap');
    await user.click(screen.getByRole('combobox', { name: 'Sort' }));
    await user.click(screen.getByRole('option', { name: 'Open places' }));
    await waitFor(() => expect(rowNames()[0]).toMatch(/^Data Residency EU/));
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('combobox', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Active' }));
    await waitFor(() => expect(rowNames()).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Quarter' }));
    expect(address()).toMatch(/q=a&view=roadmap&sort=open&status=active&zoom=quarter/);
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
    await waitFor(() => expect(rowNames()).toHaveLength(3));
    expect(address()).toBe(PAGE);
  });

  it('says why it is empty, and that it could not be loaded', async () => {
    const first = renderPortal(`${PAGE}&from=2031-01-01`);
    expect(await screen.findByText('No projects on these days')).toBeVisible();
    await first.user.click(screen.getByRole('button', { name: 'Go to today' }));
    await span('Atlas Billing');
    first.unmount();
    const narrowed = renderPortal(`${PAGE}&from=2031-01-01&q=atlas&status=active`);
    expect(await screen.findByText('No projects on these days')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to today' })).toBeVisible();
    await narrowed.user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(narrowed.address()).toBe(`${PAGE}&from=2031-01-01`));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Clear search and filters' })).not.toBeInTheDocument(),
    );
    narrowed.unmount();
    const second = renderPortal(`${PAGE}&q=zz&status=active`);
    await second.user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    await span('Warehouse Migration');
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
    await view.user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
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

describe('why a number of the roadmap', () => {
  const lines = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

  it('is who fills the places, asked by W, and loaded only then', async () => {
    const view = await show();
    const bar = await span('Atlas Billing');
    bar.focus();
    expect(view.requested().filter((path) => path.startsWith('/api/assignments'))).toEqual([]);
    await view.user.keyboard('w');
    const why = await screen.findByRole('dialog', { name: 'Why 2 of 4 places filled?' });
    expect(why).toHaveTextContent('Atlas Billing, Wed, Mar 11, 2026');
    await within(why).findByText('Ana Sousa');
    expect(lines(why)).toEqual([
      'Ana SousaFrontend engineer, Jan 20 – May 30: 70%',
      'Noor HaddadTech lead, Feb 9 – Apr 30: 100%',
      'Places filled: 2',
      'Team size: 4',
      'Open places: 2',
    ]);
    await expectAccessible(why);
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(bar).toHaveFocus());
  });

  it('is who has a skill and when, asked in the details, with a way to find somebody', async () => {
    const view = await show();
    await view.user.click(await span('Atlas Billing'));
    const details = await screen.findByRole('dialog', { name: 'Atlas Billing' });
    await view.user.click(within(details).getAllByRole('button', { name: 'Why React uncovered?' }).at(-1)!);
    const why = await screen.findByRole('dialog', { name: 'Why React uncovered?' });
    expect(details).not.toBeInTheDocument();
    await within(why).findByText('Ana Sousa');
    expect(lines(why)).toEqual(['Ana SousaHas it. Frontend engineer, 70%: Jan 20 – May 30']);
    await view.user.click(within(why).getByRole('link', { name: 'Find people with React' }));
    const search = new URLSearchParams(view.address().split('?')[1]);
    expect(Object.fromEntries(search)).toMatchObject({
      skill: 'React',
      for: ATLAS,
      from: day(81),
      to: day(140),
    });
  });

  it('is loaded again if it failed', async () => {
    const memory = memoryApi();
    memory.stubNext('GET', '/api/assignments', failure('FORBIDDEN', 'Managers only'));
    const view = await show(PAGE, memory);
    (await span('Atlas Billing')).focus();
    await view.user.keyboard('w');
    const why = await screen.findByRole('dialog', { name: /^Why 2 of 4/ });
    expect(await within(why).findByText('Managers only')).toBeVisible();
    await view.user.click(within(why).getByRole('button', { name: 'Try again' }));
    expect(await within(why).findByText('Noor Haddad')).toBeVisible();
  });
});

describe('the menu of the roadmap', () => {
  const choose = async ({ user }: View, name: string) => {
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };

  it('shows the history of everything and the keys, which also ? does', async () => {
    const view = await show();
    await choose(view, 'Keyboard shortcuts');
    const help = await findDialog('Keyboard shortcuts');
    expect(help).toHaveAccessibleDescription('Roadmap');
    expect(help).toHaveTextContent('Change datesM');
    await view.user.keyboard('{Escape}');
    (await span('Atlas Billing')).focus();
    await view.user.keyboard('?');
    await findDialog('Keyboard shortcuts');
    await view.user.keyboard('{Escape}');
    await choose(view, 'History');
    await waitFor(() => expect(view.address()).toMatch(/panel=history$/));
  });

  it('is not needed for the search, to which / leads', async () => {
    const { user } = await show();
    (await span('Atlas Billing')).focus();
    await user.keyboard('/');
    const search = screen.getByPlaceholderText('Search projects...');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
  });

  it('prints what is in sight and nothing else, in light colors, and puts everything back', async () => {
    document.documentElement.dataset['theme'] = 'dark';
    // Missing from jsdom.
    vi.stubGlobal(
      'CSSStyleSheet',
      class {
        replaceSync() {}
      },
    );
    document.adoptedStyleSheets = [];
    const view = await show(`${PAGE}&q=atlas`);
    const paper = () => document.querySelector<HTMLElement>('[data-print=sheet]');
    const printed: string[] = [];
    vi.stubGlobal('print', () => {
      window.dispatchEvent(new Event('beforeprint'));
      printed.push(paper()?.textContent ?? '', document.documentElement.dataset['theme'] ?? '');
      window.dispatchEvent(new Event('afterprint'));
    });
    await choose(view, 'Print');
    expect(printed[0]).toMatch(/^RoadmapDec 1, 2025 – .*, by monthOnly: search “atlas”/);
    expect(printed[0]).toContain('Atlas Billing');
    expect(printed[1]).toBe('light');
    expect(paper()).toBeNull();
    expect(document.adoptedStyleSheets).toEqual([]);
    expect(document.documentElement.dataset['theme']).toBe('dark');
    delete document.documentElement.dataset['theme'];
    vi.unstubAllGlobals();
  });

  it('says what to do if no image can be made', async () => {
    const view = await show();
    vi.stubGlobal(
      'Image',
      class {
        decode = () => Promise.reject(new Error('No'));
      },
    );
    await choose(view, 'Export PNG');
    await waitFor(() =>
      expect(view.host.notifications).toEqual([
        expect.objectContaining({
          kind: 'error',
          title: 'The image could not be exported',
          description: 'Choose Print instead and save it as a PDF, or try another browser.',
        }),
      ]),
    );
    vi.unstubAllGlobals();
  });
});

describe('moving a project', () => {
  it('shows before saving that its assignments move too, and saves them as one batch', async () => {
    const view = await show();
    await take(view, 'Data Residency EU');
    expect(screen.getByText(/^Taken: Data Residency EU\. Arrow keys move/)).toBeInTheDocument();
    await view.user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}{ArrowLeft}');
    expect(screen.getByText(`${days(33, 237)}.`)).toBeInTheDocument();
    expect(view.requested('POST')).toEqual([]);
    await view.user.keyboard('{Enter}');
    const dialog = await findDialog('Move Project');
    expect(await within(dialog).findByText('1 assignment moves 7 days later.')).toBeVisible();
    await expectAccessible();
    const submit = within(dialog).getByRole('button', { name: 'Move Project' });
    await waitFor(() => expect(submit).toBeEnabled());
    await view.user.click(submit);
    await saved(view, 'Project moved');
    expect(batches(view)).toEqual([
      [
        {
          ...{ action: 'updateProject', id: RESIDENCY },
          body: { startDate: day(33), endDate: day(237), version: 3 },
        },
        {
          ...{ action: 'update', id: memoryId(22) },
          body: { startDate: day(37), endDate: day(147), version: 1 },
        },
      ],
    ]);
    await waitFor(async () =>
      expect(await span('Data Residency EU')).toHaveAccessibleName(new RegExp(days(33, 237))),
    );
  });

  it('can leave its assignments, which are shortened to the new dates or removed', async () => {
    const memory = memoryApi();
    memory.records.engineers.push(engineerRecord(4, 'Bea Lind'));
    memory.records.assignments.push({
      ...{ _id: memoryId(25), engineerId: memoryId(4), projectId: RESIDENCY, role: 'Tester', version: 2 },
      ...{ allocationPercentage: 50, startDate: day(26), endDate: day(32) },
    });
    const view = await show(PAGE, memory);
    await take(view, 'Data Residency EU');
    await view.user.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}');
    const dialog = await findDialog('Move Project');
    await view.user.click(
      await within(dialog).findByRole('radio', { name: 'Leave assignments where they are' }),
    );
    expect(within(dialog).getByRole('list', { name: 'Shortened' })).toHaveTextContent(
      'Ana Sousa, 30%, Apr 10 – Jul 29 → Apr 13 – Jul 29',
    );
    expect(within(dialog).getByRole('list', { name: 'Removed' })).toHaveTextContent(
      'Bea Lind, 50%, Apr 6 – 12',
    );
    const submit = within(dialog).getByRole('button', { name: 'Move Project' });
    await waitFor(() => expect(submit).toBeEnabled());
    await view.user.click(submit);
    await saved(view, 'Project moved');
    expect(batches(view)[0]!.slice(1)).toEqual([
      {
        ...{ action: 'update', id: memoryId(22) },
        body: { startDate: day(33), endDate: day(140), version: 1 },
      },
      { action: 'delete', id: memoryId(25), version: 2 },
    ]);
  });

  it.each([
    ['slides to its new place', false],
    ['is there at once with reduced motion', true],
  ])('%s', async (_how, reduced) => {
    const media = { matches: false, addEventListener() {}, removeEventListener() {} };
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...media,
      matches: reduced && query.includes('reduced-motion'),
    }));
    const animate = vi.spyOn(Element.prototype, 'animate');
    const view = await show();
    await view.user.click(screen.getByRole('radio', { name: 'Week' }));
    await take(view, 'Data Residency EU');
    await view.user.keyboard('{ArrowRight}{Enter}');
    const dialog = await findDialog('Move Project');
    const submit = within(dialog).getByRole('button', { name: 'Move Project' });
    await waitFor(() => expect(submit).toBeEnabled());
    await view.user.click(submit);
    await saved(view, 'Project moved');
    await waitFor(async () => expect(await span('Data Residency EU')).toHaveAccessibleName(/April 7/));
    const slides = reduced
      ? []
      : [[{ transform: ['translateX(-10px)', 'none'] }, expect.objectContaining({ duration: 160 })]];
    expect(animate.mock.calls).toEqual(slides);
    vi.unstubAllGlobals();
  });

  it('says who would be over capacity, and does not send it', async () => {
    const memory = memoryApi();
    memory.records.assignments.push({
      ...{ _id: memoryId(25), engineerId: memoryId(1), projectId: memoryId(13), role: 'Lead', version: 1 },
      ...{ allocationPercentage: 80, startDate: day(141), endDate: day(150) },
    });
    const view = await show(PAGE, memory);
    await take(view, 'Data Residency EU');
    await view.user.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}');
    const dialog = await findDialog('Move Project');
    expect(await within(dialog).findByText('Would be over capacity')).toBeVisible();
    expect(dialog).toHaveTextContent('Ana Sousa by 10%, Jul 30 – Aug 5');
    expect(within(dialog).getByRole('button', { name: 'Move Project' })).toBeDisabled();
    await view.user.click(within(dialog).getByRole('radio', { name: 'Leave assignments where they are' }));
    await waitFor(() => expect(within(dialog).queryByText('Would be over capacity')).not.toBeInTheDocument());
    expect(within(dialog).getByRole('button', { name: 'Move Project' })).toBeEnabled();
  });

  it('changes one end with Tab, puts back with Escape, and loses nothing when it is refused', async () => {
    const memory = memoryApi();
    const view = await show(PAGE, memory);
    await take(view, 'Atlas Billing');
    await view.user.keyboard('{ArrowRight}{Escape}');
    expect(screen.getByText('Put back.')).toBeInTheDocument();
    await view.user.keyboard(' {Tab}{Tab}{Shift>}{ArrowLeft}{/Shift} ');
    const dialog = await findDialog('Change Dates');
    expect(await within(dialog).findByText('2 assignments stay as they are.')).toBeVisible();
    const submit = within(dialog).getByRole('button', { name: 'Change Dates' });
    await waitFor(() => expect(submit).toBeEnabled());
    const refusal =
      '1 assignment is outside the new project dates. Shorten, move, or delete what sticks out.';
    memory.stubNext('POST', '/api/batches', failure('OUTSIDE_PROJECT_DATES', refusal));
    await view.user.click(submit);
    expect(await within(dialog).findByText(refusal)).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: /End Date/ })).toHaveValue('Jul 22, 2026');
    await view.user.click(submit);
    await saved(view, 'Dates changed');
    expect(batches(view).at(-1)).toHaveLength(1);
    await waitFor(async () => expect(await span('Atlas Billing')).toHaveAccessibleName(/July 22, 2026/));
  });

  it('is dragged by whole weeks, and Escape during a drag puts it back', async () => {
    const view = await show();
    const bar = await span('Data Residency EU');
    const drag = (x: number) => {
      fireEvent.pointerDown(bar, { clientX: 100, clientY: 10, button: 0, pointerId: 1 });
      fireEvent.pointerMove(bar, { clientX: 100 + x / 2, clientY: 10, pointerId: 1 });
      fireEvent.pointerMove(bar, { clientX: 100 + x, clientY: 10, pointerId: 1 });
    };
    drag(36);
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(bar, { pointerId: 1 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    drag(36);
    fireEvent.pointerUp(bar, { pointerId: 1 });
    const dialog = await findDialog('Move Project');
    expect(within(dialog).getByRole('textbox', { name: /Start Date/ })).toHaveValue('Apr 20, 2026');
    expect(view.requested('POST')).toEqual([]);
  });
});

describe('the roadmap on a phone', () => {
  it('is a card per project with its own dates and gaps below', async () => {
    const media = { matches: true, addEventListener() {}, removeEventListener() {} };
    vi.stubGlobal('matchMedia', () => media);
    const view = renderPortal(PAGE);
    const list = await screen.findByRole('list', { name: 'Roadmap' });
    const card = (await within(list).findByText('Data Residency EU')).closest('li')!;
    expect(card).toHaveTextContent('Apr 6, 2026Oct 27, 2026');
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
});
