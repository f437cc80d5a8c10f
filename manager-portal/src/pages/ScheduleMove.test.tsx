import { addDays } from '@erm/contracts/calendar-day';
import { formatDay } from '@erm/contracts/format-day';
import { engineerRecord, memoryId } from '@erm/portal-kit/testing';
import { shortRange } from '@erm/planning';
import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOut } from '@erm/planning/testing';
import '../test-support/changes-loaded';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { writesOf } from '../test-support/writes-of';

const TODAY = '2026-03-11';
const day = (offset: number) => addDays(TODAY, offset);
const [ILYA, ATLAS, RUNNING] = [2, 11, 21].map(memoryId) as [string, string, string];

const show = async (memory = memoryApi()) => {
  const view = renderPortal('/manager/assignments?view=schedule', memory);
  const bar = await screen.findByRole('gridcell', { name: /^Atlas Billing, 70 percent/ });
  // Rows are drawn one after the other.
  await waitFor(() => expect(view.container.querySelector('[data-track]:empty')).toBeNull());
  bar.focus();
  return { ...view, bar };
};
const openMove = async ({ user }: Awaited<ReturnType<typeof show>>) => {
  await user.keyboard('m');
  return findDialog('Move Assignment');
};
const giveTo = async ({ user }: Awaited<ReturnType<typeof show>>, dialog: HTMLElement, name: RegExp) => {
  await user.click(within(dialog).getByRole('combobox', { name: /^Engineer/ }));
  await user.click(await screen.findByRole('option', { name }));
};

beforeEach(() => layOut());

describe('Move Assignment', () => {
  it('hands a running assignment over from today on, as dragging does, and says so before and after', async () => {
    const view = await show();
    const { user, host } = view;
    const dialog = await openMove(view);
    expect(dialog).not.toHaveTextContent(/keeps it until/);
    await giveTo(view, dialog, /Ilya Aronov/);
    expect(await within(dialog).findByRole('status')).toHaveTextContent(
      `Ana Sousa keeps it until ${formatDay(day(-1))}. Ilya Aronov has it from ${formatDay(TODAY)} on.`,
    );
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const rest = { engineerId: ILYA, projectId: ATLAS, role: 'Frontend engineer', allocationPercentage: 70 };
    expect(writesOf({ host })).toEqual([
      {
        path: '/api/batches',
        body: {
          operations: [
            { action: 'update', id: RUNNING, body: { endDate: day(-1), version: 1 } },
            { action: 'create', body: { ...rest, startDate: TODAY, endDate: day(80) } },
          ],
        },
      },
    ]);
    expect(host.notifications).toMatchObject([
      { title: 'Assignment moved', description: 'Atlas Billing, now Ilya Aronov, 70%' },
    ]);
    expect(view.bar).toHaveFocus();
  });

  it('judges only the days that change hands, not those of the past', async () => {
    const memory = memoryApi();
    const past = { startDate: day(-30), endDate: day(-1), version: 1, role: 'Reviewer' };
    memory.records.assignments.push({
      ...past,
      _id: memoryId(61),
      engineerId: ILYA,
      projectId: ATLAS,
      allocationPercentage: 80,
    });
    const view = await show(memory);
    const dialog = await openMove(view);
    await giveTo(view, dialog, /Ilya Aronov/);
    expect(await within(dialog).findByRole('img', { name: /^Load of Ilya Aronov/ })).toHaveAccessibleName(
      /: at most 70 of \d+% with this assignment/,
    );
    expect(within(dialog).queryByRole('button', { name: 'Fix the overload' })).not.toBeInTheDocument();
  });

  it('closes without a request if nothing was changed', async () => {
    const view = await show();
    const dialog = await openMove(view);
    await view.user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(view.bar).toHaveFocus();
    expect(writesOf(view)).toEqual([]);
    expect(view.host.notifications).toEqual([]);
  });

  it('changes dates of the same engineer without a split', async () => {
    const view = await show();
    const { user, host } = view;
    const dialog = await openMove(view);
    const end = within(dialog).getByRole('textbox', { name: 'End Date' });
    await user.clear(end);
    await user.type(end, day(75));
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(writesOf({ host })).toHaveLength(1));
    const dates = { startDate: day(-50), endDate: day(75) };
    expect(writesOf({ host })[0]).toEqual({
      path: `/api/assignments/${RUNNING}`,
      body: { endDate: dates.endDate, version: 1 },
    });
    await waitFor(() =>
      expect(host.notifications).toMatchObject([
        { title: 'Dates changed', description: `Atlas Billing, now ${shortRange(dates)}` },
      ]),
    );
  });
});

describe('Edit Assignment', () => {
  it('says of a running assignment that it changes the past, and leads to Split', async () => {
    const { user, bar } = await show();
    await user.keyboard('e');
    const dialog = within(await findDialog('Edit Assignment'));
    expect(
      dialog.getByText('This changes the past too. To change only what comes after a certain day, split it.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Split' }));
    await findDialog('Split Assignment');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(bar).toHaveFocus());
  });

  it('offers no way to lose what was typed, and says nothing of what has not begun', async () => {
    const { user } = await show();
    await user.keyboard('e');
    const dialog = within(await findDialog('Edit Assignment'));
    await user.type(dialog.getByRole('textbox', { name: 'Role' }), ' lead');
    expect(dialog.queryByRole('button', { name: 'Split' })).not.toBeInTheDocument();
    await user.clear(dialog.getByRole('textbox', { name: 'Role' }));
    await user.type(dialog.getByRole('textbox', { name: 'Role' }), 'Frontend engineer');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    (await screen.findByRole('gridcell', { name: /^Data Residency EU, 30 percent/ })).focus();
    await user.keyboard('e');
    expect(await findDialog('Edit Assignment')).not.toHaveTextContent(/changes the past/);
  });
});

describe('while an assignment is dragged', () => {
  const mouse = { button: 0, buttons: 1, pointerId: 1, clientX: 700 };
  const row = (name: RegExp) => screen.getByRole('rowheader', { name }).parentElement!;
  const strip = (name: RegExp) => row(name).querySelector('[data-track] > [aria-hidden="true"]');
  const grid = () => screen.getByRole('grid', { name: 'Schedule by engineer' });
  /** Takes the running assignment to a height, below all rows that of the last one. */
  const dragTo = (bar: HTMLElement, clientY: number, keys = {}) => {
    fireEvent.pointerDown(bar, { ...mouse, clientY: 10 });
    fireEvent.pointerMove(bar, { ...mouse, clientX: 770, clientY: 10 });
    fireEvent.pointerMove(bar, { ...mouse, clientX: 770, clientY, ...keys });
  };
  const putBack = () => fireEvent.keyDown(document.body, { key: 'Escape' });

  it('shows the load of both rows as it would be, and on which days', async () => {
    const { bar } = await show();
    const before = strip(/Ana Sousa/)!.textContent;
    const steps = strip(/Ilya Aronov/)!.childElementCount;
    dragTo(bar, 100, { shiftKey: true });
    expect(strip(/Ilya Aronov/)).toHaveTextContent('70%');
    expect(strip(/Ana Sousa/)).toHaveTextContent(/70%.*Free.*30%/);
    // From today to its end, and the base below those days.
    expect(strip(/Ilya Aronov/)!.childElementCount).toBe(steps + 3);
    putBack();
    expect(strip(/Ana Sousa/)).toHaveTextContent(before);
    expect(strip(/Ilya Aronov/)!.childElementCount).toBe(steps);
  });

  it('shows the load of everyone concerned as the chosen fix of the overload would make it', async () => {
    const memory = memoryApi();
    const [own] = memory.records.assignments;
    const days = { startDate: day(-10), endDate: day(70) };
    memory.records.assignments.push({
      ...own!,
      ...days,
      _id: memoryId(90),
      engineerId: ILYA,
      allocationPercentage: 60,
    });
    memory.records.engineers.push(engineerRecord(91, 'Zoe Quick', { skills: ['Go', 'React'] }));
    memory.records.projects.find(({ _id }) => _id === ATLAS)!.requiredSkills = ['Go'];
    const { bar, user } = await show(memory);
    dragTo(bar, 100, { shiftKey: true });
    expect(strip(/Ilya Aronov/)).toHaveTextContent('130%');
    fireEvent.pointerUp(bar, { ...mouse, buttons: 0, clientX: 770, clientY: 100, shiftKey: true });
    const fixes = within(await screen.findByRole('dialog', { name: 'Fix the overload' }));
    expect(await fixes.findByRole('radio', { name: /^Reduce .* to 40%/ })).toBeChecked();
    await waitFor(() => expect(strip(/Ilya Aronov/)).toHaveTextContent('60%100%'));
    // In the row of somebody else, and not in that of who would have been over.
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(fixes.getByRole('radio', { name: /^Give .* to Zoe Quick/ })).toBeChecked();
    await waitFor(() => expect(strip(/Zoe Quick/)).toHaveTextContent('Free70%Free'));
    expect(strip(/Ilya Aronov/)).toHaveTextContent('60%Free');
    expect(strip(/Ana Sousa/)).toHaveTextContent(/70%.*Free.*30%/);
    // With another assignment, whose place is left.
    await user.keyboard('{ArrowDown}');
    expect(fixes.getByRole('radio', { name: /^End Atlas Billing/ })).toBeChecked();
    await waitFor(() => expect(strip(/Ilya Aronov/)).toHaveTextContent('60%70%Free'));
    expect(strip(/Zoe Quick/)).toHaveTextContent('Free');
    expect(row(/Ilya Aronov/).querySelectorAll('[data-place="left"]')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(strip(/Ilya Aronov/)).not.toHaveTextContent('100%'));
  });

  it('says which of the required skills somebody else has', async () => {
    const memory = memoryApi();
    memory.records.projects.find(({ _id }) => _id === ATLAS)!.requiredSkills = ['Go', 'Terraform', 'COBOL'];
    memory.records.engineers.find(({ _id }) => _id === ILYA)!.skills = ['go', 'Terraform'];
    const { bar } = await show(memory);
    dragTo(bar, 10);
    expect(await screen.findByText(/^Ana Sousa, /)).toBeVisible();
    expect(screen.queryByText(/Missing/)).not.toBeInTheDocument();
    putBack();
    dragTo(bar, 100);
    expect(await screen.findByText('Has Go, Terraform. Missing COBOL')).toBeVisible();
  });

  it('names the keys in the foot, and has a cursor that says whether it can be dropped', async () => {
    const { bar } = await show();
    expect(screen.getByText('3 engineers')).toBeVisible();
    dragTo(bar, 100);
    const keys = await screen.findByText('Dragging');
    expect(keys.parentElement).toHaveTextContent(
      'DraggingEsc cancelsAlt snaps to daysShift keeps the datesCtrl copies',
    );
    expect(screen.getByText('3 engineers')).not.toBeVisible();
    expect(grid().style.cursor).toBe('grabbing');
    // Beside itself.
    fireEvent.pointerMove(bar, { ...mouse, clientX: 770, clientY: 10, ctrlKey: true });
    expect(grid().style.cursor).toBe('not-allowed');
    putBack();
    expect(screen.queryByText('Dragging')).not.toBeInTheDocument();
    expect(screen.getByText('3 engineers')).toBeVisible();
    expect(grid().style.cursor).toBe('');
  });
});

it('the row over which an assignment is held says in its header what dropping it there would do', async () => {
  const { user } = await show();
  const head = (name: RegExp) => screen.findByRole('rowheader', { name });
  expect(await head(/^Ilya Aronov/)).not.toHaveTextContent(/Fits|Over/);
  await user.keyboard(' {ArrowDown}');
  const over = await head(/^Ilya Aronov/);
  expect(over).toHaveTextContent(/Fits: \d+ of 100%/);
  expect(over).toHaveTextContent(/Missing /);
  expect(over.closest('[data-row]')).toHaveAttribute('data-target');
  // By keys, there is a readout at the ghost.
  expect(
    await screen.findByText(
      new RegExp(`^Ilya Aronov, ${shortRange({ startDate: TODAY, endDate: day(80) })}`),
    ),
  ).toBeVisible();
  expect(screen.getByText(/^Fits: \d+ of 100%, \d+% free left$/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await head(/^Ilya Aronov/)).not.toHaveTextContent(/Fits|Over/);
  expect(document.querySelector('[data-target]')).toBeNull();
});
