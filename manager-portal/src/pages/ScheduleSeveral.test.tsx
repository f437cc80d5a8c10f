import { MAX_OPERATIONS } from '@erm/contracts/batches';
import { engineerRecord, memoryId } from '@erm/portal-kit/testing';
import { spokenRange } from '@erm/planning';
import { expectAccessible } from '@erm/ui-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { ANA, ATLAS, day, ILYA, recordOf } from '../test-support/assignment-records';
import '../test-support/changes-loaded';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { writesOf } from '../test-support/writes-of';

/** Ana has three one after another, Ilya one; the project ends on day 140. */
const company = () =>
  memoryApi({
    assignments: [
      recordOf(51, ANA, 20, 10, 19),
      recordOf(52, ANA, 30, 25, 34),
      recordOf(53, ANA, 40, 40, 49),
      recordOf(54, ILYA, 60, 100, 130),
      recordOf(55, ILYA, 50, 132, 140),
    ],
  });
const bar = (percent: number) =>
  screen.findByRole('gridcell', { name: new RegExp(`^Atlas Billing, ${percent} percent`) });
const show = async (memory = company()) => {
  const view = renderPortal('/manager/assignments?view=schedule', memory);
  await screen.findByRole('grid', { name: 'Schedule by engineer' });
  return view;
};
const click = (element: HTMLElement, modifiers: object) => fireEvent.click(element, modifiers);
const selected = () =>
  screen
    .getAllByRole('gridcell', { selected: true })
    .map((element) => /\d+(?= percent)/.exec(element.getAttribute('aria-label') ?? '')?.[0]);
const update = (number: number, changed: object) => ({
  action: 'update',
  id: memoryId(number),
  body: { ...changed, version: 1 },
});
const move = (number: number, from: number, to: number) =>
  update(number, { startDate: day(from), endDate: day(to) });

// Wide enough for all of them.
beforeEach(() => layOut(2400));

describe('selecting several', () => {
  it('adds and removes by Ctrl-click, a range of a row by Shift-click, and is counted and cleared', async () => {
    await show();
    click(await bar(20), { ctrlKey: true });
    click(await bar(60), { metaKey: true });
    expect(selected()).toEqual(['20', '60']);
    expect(screen.getByText('2 selected').closest('[role=status]')).not.toBeNull();
    click(await bar(40), { shiftKey: true });
    expect(selected()).toEqual(['20', '40', '60']);
    click(await bar(20), { shiftKey: true });
    expect(selected()).toEqual(['20', '30', '40', '60']);
    click(await bar(30), { ctrlKey: true });
    expect(selected()).toEqual(['20', '40', '60']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expectAccessible();
    const clear = screen.getByRole('button', { name: 'Clear' });
    clear.focus();
    click(clear, {});
    expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([]);
    expect(screen.getByText('3 engineers')).toBeVisible();
    expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  });

  it('includes the one whose details were open, and ends with a plain click', async () => {
    const { user } = await show();
    await user.click(await bar(20));
    await screen.findByRole('dialog', { name: 'Atlas Billing, Ana Sousa' });
    await user.keyboard('{Control>}');
    await user.click(await bar(60));
    await user.keyboard('{/Control}');
    await waitFor(() => expect(selected()).toEqual(['20', '60']));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await bar(40));
    await waitFor(() => expect(selected()).toEqual(['40']));
  });

  it('is done and undone by Ctrl+Space and Escape', async () => {
    const { user } = await show();
    (await bar(20)).focus();
    await user.keyboard('{Control>} {/Control}{ArrowRight}{Control>} {/Control}');
    await waitFor(() => expect(selected()).toEqual(['20', '30']));
    await user.keyboard('{Control>} {/Control}');
    expect(selected()).toEqual(['20']);
    await user.keyboard('{Escape}');
    expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([]);
  });
});

describe('changing several', () => {
  const pick = async (...percents: number[]) => {
    for (const percent of percents) click(await bar(percent), { ctrlKey: true });
  };

  it('moves all by the same days with keys, as one batch with one undo', async () => {
    // Wide enough to draw all of them.
    layOut(2400);
    const view = await show();
    await pick(20, 60);
    (await bar(60)).focus();
    await view.user.keyboard(' ');
    expect(screen.getByText(/^Taken: 2 assignments\./)).toHaveAttribute('role', 'status');
    await view.user.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowRight}{ArrowUp}');
    expect(
      await screen.findByText('2 assignments 6 days earlier, nobody over capacity.'),
    ).toBeInTheDocument();
    expect(writesOf(view)).toEqual([]);
    await view.user.keyboard('{Enter}');
    await waitFor(() => expect(writesOf(view)).toHaveLength(1));
    expect(writesOf(view)).toEqual([
      { path: '/api/batches', body: { operations: [move(51, 4, 13), move(54, 94, 124)] } },
    ]);
    await waitFor(() =>
      expect(view.host.notifications).toEqual([
        expect.objectContaining({
          title: 'Assignments moved',
          description: '2 assignments, 6 days earlier',
          action: expect.objectContaining({ label: 'Undo' }),
        }),
      ]),
    );
    expect(await bar(60)).toHaveAccessibleName(
      expect.stringContaining(spokenRange({ startDate: day(94), endDate: day(124) }, true)),
    );
    expect(selected()).toEqual(['20', '60']);
  });

  it('stops all where the first meets the end of its project, and puts back on Escape', async () => {
    const view = await show();
    await pick(20, 60);
    (await bar(20)).focus();
    await view.user.keyboard(' {Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(
      await screen.findByText(/^2 assignments 10 days later, .* A project begins or ends there\.$/),
    ).toBeInTheDocument();
    await view.user.keyboard('{Escape}');
    expect(screen.getByText('Put back.')).toBeInTheDocument();
    expect(writesOf(view)).toEqual([]);
  });

  it('drags all with one of them, and says beside the pointer what would come of it', async () => {
    const view = await show();
    await pick(20, 30);
    const element = await bar(30);
    const at = { button: 0, pointerId: 1, clientX: 700, clientY: 10 };
    fireEvent.pointerDown(element, at);
    fireEvent.pointerMove(element, { ...at, clientX: 770, altKey: true });
    fireEvent.pointerMove(element, { ...at, clientX: 770, altKey: true });
    expect(await screen.findByText('2 assignments, 7 days later')).toBeInTheDocument();
    expect(screen.getByText('Ana Sousa: 70 of 100%')).toBeInTheDocument();
    fireEvent.pointerUp(element, at);
    await waitFor(() => expect(writesOf(view)).toHaveLength(1));
    expect(writesOf(view)[0]?.body).toEqual({
      operations: [move(51, 17, 26), move(52, 32, 41)],
    });
  });

  it('changes what is picked in rows far out of sight again and again', async () => {
    const engineers = Array.from({ length: 90 }, (_, index) =>
      engineerRecord(100 + index, `Person ${String(index).padStart(2, '0')}`),
    );
    const [first, last] = [engineers.at(0)!._id, engineers.at(-1)!._id];
    const assignments = [recordOf(51, first, 20, 10, 19), recordOf(52, last, 30, 10, 19)];
    const view = await show(memoryApi({ engineers, assignments }));
    click(await bar(20), { ctrlKey: true });
    document.querySelector('[data-scroller]')!.scrollTo({ top: 90 * 48 });
    click(await bar(30), { ctrlKey: true });
    (await bar(30)).focus();
    for (const times of [1, 2]) {
      await view.user.keyboard(' {ArrowRight} ');
      await waitFor(() => expect(view.host.notifications).toHaveLength(times));
      await waitFor(() => expect(screen.getByRole('grid')).not.toHaveAttribute('aria-busy'));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(writesOf(view)[1]?.body).toMatchObject({
      operations: [51, 52].map((number) => ({
        id: memoryId(number),
        body: { startDate: day(12), version: 2 },
      })),
    });
  });

  it('saves nothing if anybody would be over capacity, and says who', async () => {
    const view = await show();
    await pick(20, 60);
    (await bar(60)).focus();
    await view.user.keyboard(' {Shift>}{ArrowRight}{/Shift} ');
    const days = spokenRange({ startDate: day(132), endDate: day(135) });
    expect(view.host.notifications).toMatchObject([
      { title: 'Not saved', description: `Ilya Aronov would be at 110 of 100 percent ${days}.` },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(writesOf(view)).toEqual([]);
  });

  it('changes dates and percentages of all by single keys, as one batch once they rest', async () => {
    const view = await show();
    await pick(20, 60);
    (await bar(20)).focus();
    await view.user.keyboard('-]');
    await waitFor(() => expect(writesOf(view)).toHaveLength(1), { timeout: 3000 });
    expect(writesOf(view)[0]?.body).toEqual({
      operations: [
        update(51, { endDate: day(18), allocationPercentage: 15 }),
        update(54, { endDate: day(129), allocationPercentage: 55 }),
      ],
    });
    await waitFor(() => expect(view.host.notifications[0]).toMatchObject({ title: 'Assignments updated' }));
  });

  it('splits what runs at today for another percentage, and goes on with the new parts', async () => {
    const view = await show(
      memoryApi({ assignments: [recordOf(51, ANA, 20, -10, 19), recordOf(52, ANA, 30, 25, 34)] }),
    );
    await pick(20, 30);
    (await bar(30)).focus();
    await view.user.keyboard('-');
    await waitFor(() => expect(writesOf(view)).toHaveLength(1), { timeout: 3000 });
    const rest = { engineerId: ANA, projectId: ATLAS, role: 'Role 51', allocationPercentage: 15 };
    expect(writesOf(view)[0]?.body).toEqual({
      operations: [
        { action: 'update', id: memoryId(51), body: { startDate: day(-10), endDate: day(-1), version: 1 } },
        { action: 'create', body: { ...rest, startDate: day(0), endDate: day(19) } },
        update(52, { allocationPercentage: 25 }),
      ],
    });
    await waitFor(() => expect(selected()).toEqual(['15', '25']));
  });

  it('leads the focus on to the new part of the one that had it', async () => {
    const view = await show(
      memoryApi({ assignments: [recordOf(51, ANA, 20, -10, 19), recordOf(52, ANA, 30, 25, 34)] }),
    );
    await pick(20, 30);
    (await bar(20)).focus();
    await view.user.keyboard('-');
    await waitFor(async () => expect(await bar(15)).toHaveFocus(), { timeout: 5000 });
  });

  it('deletes all after asking, as one batch, and keeps the focus in the grid', async () => {
    const view = await show();
    await pick(20, 60);
    (await bar(60)).focus();
    await view.user.keyboard('{Delete}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 assignments' });
    expect(dialog).toHaveTextContent('delete 2 assignments of Ana Sousa, Ilya Aronov?');
    await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(writesOf(view)).toHaveLength(1));
    expect(writesOf(view)[0]?.body).toEqual({
      operations: [51, 54].map((number) => ({ action: 'delete', id: memoryId(number), version: 1 })),
    });
    await waitFor(() => expect(screen.queryByText('2 selected')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement),
    );
  });

  it('says how many changes the API takes at once if they are more', async () => {
    // Four a day, because a row has four lanes.
    const many = Array.from({ length: MAX_OPERATIONS + 1 }, (_, index) => {
      const days = Math.floor(index / 4) - 50;
      return recordOf(200 + index, ANA, 0, days, days);
    });
    const view = await show(memoryApi({ assignments: many }));
    const cells = await screen.findAllByRole('gridcell', { name: /^Atlas Billing, 0 percent/ });
    expect(cells.length).toBeGreaterThan(1);
    click(cells[0]!, { ctrlKey: true });
    cells[0]!.focus();
    await view.user.keyboard('{End}');
    await waitFor(() => expect(cells[0]).not.toHaveFocus());
    click(document.activeElement as HTMLElement, { shiftKey: true });
    expect(screen.getByText('501 selected')).toBeInTheDocument();
    await view.user.keyboard('{Delete}');
    const description = 'At most 500 changes can be saved at once, and these are 501. Select fewer.';
    expect(view.host.notifications).toMatchObject([{ title: 'Not saved', description }]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
