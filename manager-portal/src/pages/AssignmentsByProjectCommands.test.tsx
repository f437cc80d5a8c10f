import { addDays } from '@erm/contracts/calendar-day';
import { formatDay } from '@erm/contracts/format-day';
import { memoryId } from '@erm/portal-kit/testing';
import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOut } from '@erm/planning/testing';
import '../test-support/changes-loaded';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { writesOf } from '../test-support/writes-of';

const TODAY = '2026-03-11';
const day = (offset: number) => addDays(TODAY, offset);
const [ANA, ATLAS, RESIDENCY] = [1, 11, 12].map(memoryId) as [string, string, string];
const ON_ATLAS = memoryId(21);
const bar = (name: RegExp) => screen.findByRole('gridcell', { name });
const show = async (memory = memoryApi()) => {
  sessionStorage.setItem('schedule-open-projects', JSON.stringify({ all: true, except: [] }));
  const view = renderPortal('/manager/assignments?view=schedule&group=project', memory);
  await screen.findByRole('treegrid', { name: 'Schedule by project' });
  return view;
};
const focusBar = async (name: RegExp) => {
  const element = await bar(name);
  element.focus();
  return element;
};

beforeEach(() => {
  layOut();
});

describe('a member of a project', () => {
  it('is split by S, as one change with one undo, and keeps the focus', async () => {
    const view = await show();
    const original = await focusBar(/^Ana Sousa, .*, 70 percent/);
    await view.user.keyboard('s');
    const dialog = await findDialog('Split Assignment');
    await view.user.click(within(dialog).getByRole('button', { name: 'Split' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const rest = { engineerId: ANA, projectId: ATLAS, role: 'Frontend engineer', allocationPercentage: 70 };
    const operations = [
      { action: 'update', id: ON_ATLAS, body: { endDate: day(-1), version: 1 } },
      { action: 'create', body: { ...rest, startDate: TODAY, endDate: day(80) } },
    ];
    expect(writesOf(view)).toEqual([{ path: '/api/batches', body: { operations } }]);
    expect(view.host.notifications).toMatchObject([{ title: 'Assignment split', action: { label: 'Undo' } }]);
    await waitFor(() =>
      expect(screen.getAllByRole('gridcell', { name: /^Ana Sousa, .*, 70 percent/ })).toHaveLength(2),
    );
    expect(original).toHaveFocus();
  });

  it('has a menu and details with all that can be done', async () => {
    const { user } = await show();
    const element = await focusBar(/^Ana Sousa, .*, 70 percent/);
    await user.pointer({ keys: '[MouseRight]', target: element });
    const all = ['Edit', 'Move', 'Split', 'Duplicate', 'History', 'Delete'];
    const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await screen.findByRole('menu', { name: 'Actions for Atlas Billing, Ana Sousa' });
    expect(items()).toEqual(all);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(element).toHaveFocus());
    await user.keyboard('{Enter}');
    const details = await screen.findByRole('dialog', { name: 'Atlas Billing, Ana Sousa' });
    await user.click(within(details).getByRole('button', { name: 'Actions for Atlas Billing, Ana Sousa' }));
    await screen.findByRole('menu');
    expect(items()).toEqual(all.slice(3));
    await expectAccessible();
  });

  it('is duplicated in Create Assignment, with all that it has', async () => {
    const { user } = await show();
    const original = await focusBar(/^Ana Sousa, .*, 30 percent/);
    await user.pointer({ keys: '[MouseRight]', target: original });
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    const dialog = within(await findDialog('Create Assignment'));
    expect(dialog.getByRole('combobox', { name: 'Engineer' })).toHaveValue('Ana Sousa');
    expect(dialog.getByRole('combobox', { name: 'Project' })).toHaveValue('Data Residency EU');
    expect(dialog.getByRole('textbox', { name: 'Role' })).toHaveValue('UI engineer');
    expect(dialog.getByRole('textbox', { name: 'Start Date' })).toHaveValue(formatDay(day(30)));
    expect(dialog.getByRole('spinbutton', { name: 'Allocation' })).toHaveValue('30%');
  });

  it('keeps the focus in its project when it is deleted', async () => {
    const view = await show();
    await focusBar(/^Ana Sousa, .*, 30 percent/);
    await view.user.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog');
    await view.user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(writesOf(view)).toHaveLength(1));
    await waitFor(() =>
      expect(screen.queryByRole('gridcell', { name: /^Ana Sousa, .*, 30 percent/ })).not.toBeInTheDocument(),
    );
    await waitFor(() =>
      expect(screen.getByRole('treegrid')).toContainElement(document.activeElement as HTMLElement),
    );
    expect(screen.getByRole('treegrid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });
});

it('H opens the history of the focused assignment, or of the project of any other row', async () => {
  const { user, address } = await show();
  const close = async () => {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The focus goes back a moment later, away from where it was moved meanwhile.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell'));
  };
  await focusBar(/^Ana Sousa, .*, 70 percent/);
  await user.keyboard('h');
  await waitFor(() => expect(address()).toContain(`panel=history&of=assignment%3A${ON_ATLAS}`));
  await findDialog('History');
  await close();
  for (const name of [/^Data Residency EU/, /^PostgreSQL/]) {
    (await screen.findByRole('rowheader', { name })).focus();
    await user.keyboard('h');
    await waitFor(() => expect(address()).toContain(`panel=history&of=project%3A${RESIDENCY}`));
    await findDialog('History');
    await close();
  }
});

describe('dragging a member with Ctrl', () => {
  const of = (number: number, percent: number) => ({
    _id: memoryId(number),
    engineerId: ANA,
    projectId: ATLAS,
    version: 1,
    role: 'Lead',
    allocationPercentage: percent,
    startDate: day(10),
    endDate: day(39),
  });
  const drag = (element: HTMLElement, days: number, modifiers: { ctrlKey?: boolean; metaKey?: boolean }) => {
    const at = { button: 0, pointerId: 1, clientX: 700, clientY: 10 };
    const there = { ...at, clientX: 700 + days * 10, altKey: true, ...modifiers };
    fireEvent.pointerDown(element, at);
    fireEvent.pointerMove(element, { ...at, clientX: 710 });
    fireEvent.pointerMove(element, there);
    return () => fireEvent.pointerUp(element, there);
  };

  it.each([{ ctrlKey: true }, { metaKey: true }])('creates a copy where it is dropped (%j)', async (held) => {
    const view = await show(memoryApi({ assignments: [of(51, 40)] }));
    const original = await bar(/^Ana Sousa, .*, 40 percent/);
    const drop = drag(original, 14, held);
    expect(await screen.findByText(/^Copy: Ana Sousa, /)).toBeInTheDocument();
    expect(screen.getByText('Fits: 80 of 100%, 20% free left')).toBeInTheDocument();
    expect(screen.getByText('Copy')).toHaveAttribute('role', 'status');
    drop();
    await waitFor(() => expect(writesOf(view)).toHaveLength(1));
    const copy = { engineerId: ANA, projectId: ATLAS, role: 'Lead', allocationPercentage: 40 };
    const body = { ...copy, startDate: day(24), endDate: day(53) };
    expect(writesOf(view)[0]).toEqual({
      path: '/api/batches',
      body: { operations: [{ action: 'create', body }] },
    });
    expect(
      screen.getByText(/^Copied: Atlas Billing, .*, Ana Sousa\. Undo with Control Z\.$/),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getAllByRole('gridcell', { name: /^Ana Sousa, .*, 40 percent/ })).toHaveLength(2),
    );
    expect(view.host.notifications[0]).toMatchObject({ title: 'Assignment created' });
  });

  it('stops at the end of the project, and suggests fixes for what would overload', async () => {
    const view = await show(memoryApi({ assignments: [of(51, 60)] }));
    const original = await bar(/^Ana Sousa, .*, 60 percent/);
    drag(original, 200, { ctrlKey: true });
    expect(await screen.findByText(`Project ends ${formatDay(day(140))}`)).toBeInTheDocument();
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(await screen.findByText('Put back.')).toBeInTheDocument();
    drag(original, 7, { ctrlKey: true })();
    expect(await screen.findByRole('dialog', { name: 'Fix the overload' })).toHaveTextContent(
      'Ana Sousa would be at 120 of 100%',
    );
    expect(writesOf(view)).toEqual([]);
  });
});
