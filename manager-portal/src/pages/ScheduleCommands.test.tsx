import { addDays } from '@erm/contracts/calendar-day';
import { formatDay } from '@erm/contracts/format-day';
import { memoryId } from '@erm/portal-kit/testing';
import { formatDayRange } from '@erm/ui-kit/data';
import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { announcing } from '../test-support/announcing';
import { layOut } from '@erm/planning/testing';
import '../test-support/changes-loaded';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { turnable } from '../test-support/turnable';
import { writesOf } from '../test-support/writes-of';

const PAGE = '/manager/assignments?view=schedule';
const TODAY = '2026-03-11';
const day = (offset: number) => addDays(TODAY, offset);
const [ANA, ILYA, ATLAS, RESIDENCY] = [1, 2, 11, 12].map(memoryId) as [string, string, string, string];
const bar = (name: RegExp) => screen.findByRole('gridcell', { name });
const bars = (name: RegExp) => screen.queryAllByRole('gridcell', { name });
const rowOf = (name: string) => screen.findByRole('rowheader', { name: new RegExp(name) });
const show = async (more = '', memory = memoryApi()) => {
  const view = renderPortal(`${PAGE}${more}`, memory);
  await screen.findByRole('grid', { name: 'Schedule by engineer' });
  return view;
};
const focusBar = async (name: RegExp) => {
  const element = await bar(name);
  element.focus();
  return element;
};

beforeEach(() => layOut());

describe('the details of an assignment', () => {
  it('open at what there is to do, and close by a named button, back to the bar', async () => {
    const { user } = await show();
    const original = await focusBar(/^Atlas Billing, 70 percent/);
    await user.keyboard('{Enter}');
    const details = await screen.findByRole('dialog', { name: 'Atlas Billing, Ana Sousa' });
    await waitFor(() => expect(within(details).getByRole('button', { name: /^Why/ })).toHaveFocus());
    await user.click(within(details).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(details).not.toBeInTheDocument());
    expect(original).toHaveFocus();
  });
});

describe('the dialog of an assignment that others delete meanwhile', () => {
  it('keeps what was typed, and says so only when it is saved', async () => {
    const { events, announce } = announcing();
    const memory = memoryApi();
    const { user, host } = renderPortal(PAGE, memory, events);
    await focusBar(/^Atlas Billing, 70 percent/);
    await user.keyboard('e');
    const dialog = await findDialog('Edit Assignment');
    await user.type(within(dialog).getByRole('textbox', { name: 'Role' }), ' and reviews');
    const { assignments } = memory.records;
    assignments.splice(
      assignments.findIndex(({ allocationPercentage }) => allocationPercentage === 70),
      1,
    );
    await announce('assignment');
    await waitFor(() => expect(bars(/^Atlas Billing, 70 percent/)).toEqual([]));
    expect(within(dialog).getByRole('textbox', { name: 'Role' })).toHaveValue(
      'Frontend engineer and reviews',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(host.notifications.at(-1)).toMatchObject({ kind: 'error' }));
  });
});

describe('splitting', () => {
  const dates = (from: number, to: number) => formatDayRange(day(from), day(to));

  it('ends a running assignment before today and goes on from today, as one change with one undo', async () => {
    const { user, host } = await show();
    const original = await focusBar(/^Atlas Billing, 70 percent/);
    await user.keyboard('s');
    const dialog = await findDialog('Split Assignment');
    expect(dialog).toHaveTextContent(`Ana Sousa on Atlas Billing, 70%, ${dates(-50, 80)}`);
    const start = within(dialog).getByRole('textbox', { name: 'Start of the second part' });
    expect(start).toHaveValue(formatDay(TODAY));
    expect(dialog).toHaveTextContent(`First part${dates(-50, -1)}Second part${dates(0, 80)}`);
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Split' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const rest = { engineerId: ANA, projectId: ATLAS, role: 'Frontend engineer', allocationPercentage: 70 };
    expect(writesOf({ host })).toEqual([
      {
        path: '/api/batches',
        body: {
          operations: [
            { action: 'update', id: memoryId(21), body: { endDate: day(-1), version: 1 } },
            { action: 'create', body: { ...rest, startDate: TODAY, endDate: day(80) } },
          ],
        },
      },
    ]);
    expect(host.notifications).toEqual([
      expect.objectContaining({
        title: 'Assignment split',
        description: `At ${formatDay(TODAY)}`,
        action: expect.objectContaining({ label: 'Undo' }),
      }),
    ]);
    await waitFor(() => expect(bars(/^Atlas Billing, 70 percent/)).toHaveLength(2));
    expect(original).toHaveFocus();
  });

  it('suggests the middle of what has not begun, and says which days are possible', async () => {
    const { user, host } = await show(`&selected=assignment:${memoryId(22)}`);
    const details = await screen.findByRole('dialog', { name: 'Data Residency EU, Ana Sousa' });
    await user.click(within(details).getByRole('button', { name: 'Split' }));
    const dialog = within(await findDialog('Split Assignment'));
    const start = dialog.getByRole('textbox', { name: 'Start of the second part' });
    expect(start).toHaveValue(formatDay(day(85)));
    await user.clear(start);
    await user.type(start, day(30));
    const problem = `The second part must begin after ${formatDay(day(30))}, and on ${formatDay(day(140))} at the latest`;
    expect(await dialog.findByText(problem)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Split' })).toBeDisabled();
    expect(dialog.queryByText('Second part')).not.toBeInTheDocument();
    await user.clear(start);
    await user.click(dialog.getByRole('button', { name: 'Split' }));
    expect(await dialog.findByText(/^Start of the second part is required/)).toBeVisible();
    expect(writesOf({ host })).toEqual([]);
  });

  it('keeps the dialog with the reason if the server refuses', async () => {
    const memory = memoryApi();
    const { user } = await show('', memory);
    await focusBar(/^Atlas Billing, 70 percent/);
    await user.keyboard('s');
    const dialog = await findDialog('Split Assignment');
    memory.records.assignments.find(({ _id }) => _id === memoryId(21))!.version = 7;
    await user.click(within(dialog).getByRole('button', { name: 'Split' }));
    expect(await within(dialog).findByText(/This has changed in the meantime/)).toBeVisible();
    expect(memory.records.assignments).toHaveLength(4);
  });
});

describe('duplicating', () => {
  it('opens Create Assignment with all that the original has', async () => {
    const { user, host } = await show();
    const original = await focusBar(/^Data Residency EU, 30 percent/);
    await user.pointer({ keys: '[MouseRight]', target: original });
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    const dialog = within(await findDialog('Create Assignment'));
    expect(dialog.getByRole('combobox', { name: 'Engineer' })).toHaveValue('Ana Sousa');
    expect(dialog.getByRole('combobox', { name: 'Project' })).toHaveValue('Data Residency EU');
    expect(dialog.getByRole('textbox', { name: 'Role' })).toHaveValue('UI engineer');
    expect(dialog.getByRole('textbox', { name: 'Start Date' })).toHaveValue(formatDay(day(30)));
    expect(dialog.getByRole('textbox', { name: 'End Date' })).toHaveValue(formatDay(day(140)));
    expect(dialog.getByRole('spinbutton', { name: 'Allocation' })).toHaveValue('30%');
    await user.clear(dialog.getByRole('textbox', { name: 'Start Date' }));
    await user.type(dialog.getByRole('textbox', { name: 'Start Date' }), day(90));
    await user.click(dialog.getByRole('button', { name: 'Create Assignment' }));
    await waitFor(() => expect(writesOf({ host })).toHaveLength(1));
    expect(writesOf({ host })[0]).toMatchObject({
      path: '/api/assignments',
      body: { engineerId: ANA, projectId: RESIDENCY, role: 'UI engineer', startDate: day(90) },
    });
  });

  it.each([
    ['engineer', /^Data Residency EU *30%/, ''],
    ['project', /^Ana Sousa *30%/, '&group=project'],
  ])('is offered by the sheet of a phone, by %s', async (_group, line, more) => {
    turnable(true);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user, host } = renderPortal(`${PAGE}${more}`);
    await user.click(await screen.findByRole('button', { name: line }));
    const sheet = within(await findDialog('Data Residency EU, Ana Sousa'));
    await user.click(sheet.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    const dialog = within(await findDialog('Create Assignment'));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(dialog.getByRole('textbox', { name: 'Role' })).toHaveValue('UI engineer');
    await user.clear(dialog.getByRole('textbox', { name: 'Start Date' }));
    await user.type(dialog.getByRole('textbox', { name: 'Start Date' }), day(90));
    await user.click(dialog.getByRole('button', { name: 'Create Assignment' }));
    await waitFor(() => expect(host.notifications).toMatchObject([{ title: 'Assignment created' }]));
  });
});

describe('dragging with Ctrl', () => {
  const drag = (element: HTMLElement, modifiers: { ctrlKey?: boolean }, toY = 100) => {
    const at = { button: 0, pointerId: 1, clientX: 700, clientY: 10 };
    fireEvent.pointerDown(element, at);
    fireEvent.pointerMove(element, { ...at, clientX: 770, clientY: toY });
    fireEvent.pointerMove(element, { ...at, clientX: 770, clientY: toY, ...modifiers });
    return () => fireEvent.pointerUp(element, { ...at, clientX: 770, clientY: toY, ...modifiers });
  };

  it('creates a copy where it is dropped, and leaves the original', async () => {
    const { host } = await show();
    const original = await bar(/^Data Residency EU, 30 percent/);
    const drop = drag(original, { ctrlKey: true });
    expect(await screen.findByText(/^Copy: Ilya Aronov, /)).toBeInTheDocument();
    expect(screen.getByText('Copy')).toHaveAttribute('role', 'status');
    drop();
    await waitFor(() => expect(writesOf({ host })).toHaveLength(1));
    const [copy] = writesOf({ host });
    const body = { engineerId: ILYA, projectId: RESIDENCY, allocationPercentage: 30, role: 'UI engineer' };
    expect(copy).toMatchObject({ path: '/api/batches', body: { operations: [{ action: 'create', body }] } });
    expect(
      screen.getByText(/^Copied: Data Residency EU, .*, Ilya Aronov\. Undo with Control Z\.$/),
    ).toBeInTheDocument();
    await waitFor(() => expect(bars(/^Data Residency EU, 30 percent/)).toHaveLength(2));
    expect(host.notifications[0]).toMatchObject({
      title: 'Assignment created',
      description: expect.stringMatching(/^Copy of Data Residency EU, Ilya Aronov, /),
    });
  });

  it('suggests fixes for a copy that would overload, and sends nothing', async () => {
    const { host } = await show();
    const original = await bar(/^Atlas Billing, 70 percent/);
    const drop = drag(original, { ctrlKey: true }, 10);
    expect(await screen.findByText(/^Copy: Ana Sousa, /)).toBeInTheDocument();
    drop();
    expect(await screen.findByRole('dialog', { name: 'Fix the overload' })).toHaveTextContent(
      /Ana Sousa would be at 1[47]0 of 100%/,
    );
    expect(writesOf({ host })).toEqual([]);
  });
});

describe('what has no lane', () => {
  const crowded = () => {
    const of = (number: number, from: number, to: number) => ({
      _id: memoryId(number),
      engineerId: ANA,
      projectId: ATLAS,
      version: 1,
      allocationPercentage: number - 40,
      role: `Role ${number}`,
      startDate: day(from),
      endDate: day(to),
    });
    const assignments = [41, 42, 43, 44].map((number) => of(number, -20, 60));
    return memoryApi({ assignments: [...assignments, of(45, -10, 20), of(46, 0, 44)] });
  };

  it('is listed by a button that the arrow keys reach, and opens its details there', async () => {
    const { user, address } = await show('', crowded());
    (await rowOf('Ana Sousa')).focus();
    await user.keyboard('{End}');
    const more = await screen.findByRole('button', { name: `+2 more until ${formatDay(day(44))}` });
    await waitFor(() => expect(more).toHaveFocus());
    await user.keyboard('{Enter}');
    const list = await screen.findByRole('dialog', { name: 'More of Ana Sousa' });
    const items = within(list).getAllByRole('button');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      `Atlas Billing5%${formatDayRange(day(-10), day(20))}`,
      `Atlas Billing6%${formatDayRange(day(0), day(44))}`,
    ]);
    await expectAccessible();
    await user.click(items[1]!);
    const details = await screen.findByRole('dialog', { name: 'Atlas Billing, Ana Sousa' });
    expect(details).toHaveTextContent('Ana Sousa, Role 46');
    expect(address()).toContain(`selected=assignment%3A${memoryId(46)}`);
    expect(screen.queryByRole('dialog', { name: 'More of Ana Sousa' })).not.toBeInTheDocument();
    await waitFor(() => expect(details).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  });

  it('returns to the button if nothing is chosen', async () => {
    const { user } = await show('', crowded());
    const more = await screen.findByRole('button', { name: /^\+2 more/ });
    await user.click(more);
    await screen.findByRole('dialog', { name: 'More of Ana Sousa' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  });
});

describe('the keys H and /', () => {
  it('open the history of the focused assignment, or of everything at a head, and lead to the search', async () => {
    const { user, address } = await show();
    await focusBar(/^Atlas Billing, 70 percent/);
    await user.keyboard('h');
    await waitFor(() => expect(address()).toContain(`panel=history&of=assignment%3A${memoryId(21)}`));
    await findDialog('History');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    (await rowOf('Ilya Aronov')).focus();
    await user.keyboard('/');
    const search = screen.getByPlaceholderText('Search by engineer name...');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
    (await rowOf('Ilya Aronov')).focus();
    await user.keyboard('h');
    await waitFor(() => expect(address()).toMatch(/panel=history(?!&of)/));
  });
});
