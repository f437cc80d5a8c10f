import { addDays } from '@erm/contracts/calendar-day';
import { memoryId } from '@erm/portal-kit/testing';
import { spokenRange } from '@erm/planning';
import { expectAccessible } from '@erm/ui-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOut } from '@erm/planning/testing';
import '../test-support/changes-loaded';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { writesOf } from '../test-support/writes-of';

const day = (offset: number) => addDays('2026-03-11', offset);
const [ANA, ILYA, ATLAS, RESIDENCY] = [1, 2, 11, 12].map(memoryId) as [string, string, string, string];
const of = (number: number, person: string, project: string, percent: number, from: number, to: number) => ({
  _id: memoryId(number),
  engineerId: person,
  projectId: project,
  version: 1,
  role: `Role ${number}`,
  allocationPercentage: percent,
  startDate: day(from),
  endDate: day(to),
});
/** Ana has three one after another on a project that ends on day 140, Ilya two, of which one is on another project. */
const company = () =>
  memoryApi({
    assignments: [
      of(51, ANA, ATLAS, 20, 10, 19),
      of(52, ANA, ATLAS, 30, 25, 34),
      of(53, ANA, ATLAS, 40, 40, 49),
      of(54, ILYA, ATLAS, 60, 100, 130),
      of(55, ILYA, RESIDENCY, 50, 133, 150),
    ],
  });
const bar = (percent: number) =>
  screen.findByRole('gridcell', { name: new RegExp(`^(Ana Sousa|Ilya Aronov), .*, ${percent} percent`) });
const show = async (memory = company(), more = '') => {
  sessionStorage.setItem('schedule-open-projects', JSON.stringify({ all: true, except: [] }));
  const view = renderPortal(`/manager/assignments?view=schedule&group=project${more}`, memory);
  await screen.findByRole('treegrid', { name: 'Schedule by project' });
  return view;
};
const click = (element: HTMLElement, modifiers: object) => fireEvent.click(element, modifiers);
const pick = async (...percents: number[]) => {
  for (const percent of percents) click(await bar(percent), { ctrlKey: true });
};
const selected = () =>
  screen
    .queryAllByRole('gridcell', { selected: true })
    .map((element) => /\d+(?= percent)/.exec(element.getAttribute('aria-label') ?? '')?.[0]);
const update = (number: number, changed: object) => ({
  action: 'update',
  id: memoryId(number),
  body: { ...changed, version: 1 },
});
const move = (number: number, from: number, to: number) =>
  update(number, { startDate: day(from), endDate: day(to) });
const said = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());

// Wide enough for all of them.
beforeEach(() => layOut(2400));

describe('selecting several members of projects', () => {
  it('is done by Ctrl-click, for a range of a place by Shift-click, and counted and cleared', async () => {
    await show();
    await pick(20, 60);
    expect(selected()).toEqual(['20', '60']);
    expect(screen.getByText('2 selected').closest('[role=status]')).not.toBeNull();
    click(await bar(20), { ctrlKey: true });
    click(await bar(20), { ctrlKey: true });
    click(await bar(40), { shiftKey: true });
    expect(selected()).toEqual(['20', '30', '40', '60']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expectAccessible();
    click(screen.getByRole('button', { name: 'Clear' }), {});
    expect(selected()).toEqual([]);
    expect(screen.getByText('2 projects not completed')).toBeVisible();
    expect(screen.getByRole('treegrid')).toContainElement(document.activeElement as HTMLElement);
  });

  it('is done and undone by Ctrl+Space and Escape, and stays while a project is closed', async () => {
    const { user } = await show();
    (await bar(20)).focus();
    await user.keyboard('{Control>} {/Control}{ArrowRight}{ArrowRight}{Control>} {/Control}');
    await waitFor(() => expect(selected()).toEqual(['20', '30']));
    click(await screen.findByRole('rowheader', { name: /Atlas Billing/ }), {});
    expect(selected()).toEqual([]);
    expect(screen.getByText('2 selected')).toBeVisible();
    click(await screen.findByRole('rowheader', { name: /Atlas Billing/ }), {});
    expect(selected()).toEqual(['20', '30']);
    (await bar(30)).focus();
    await user.keyboard('{Escape}');
    expect(selected()).toEqual([]);
  });
});

describe('changing several members of projects', () => {
  it('moves all by the same days with keys, as one batch with one undo', async () => {
    // Wide enough to draw all of them.
    layOut(2400);
    const view = await show();
    await pick(20, 50);
    (await bar(50)).focus();
    await view.user.keyboard(' ');
    expect(screen.getByText(/^Taken: 2 assignments\./)).toHaveAttribute('role', 'status');
    await view.user.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowRight>5/}{ArrowUp}');
    await said('2 assignments 2 days earlier, nobody over capacity.');
    expect(writesOf(view)).toEqual([]);
    await view.user.keyboard('{Enter}');
    await waitFor(() => expect(writesOf(view)).toHaveLength(1));
    expect(writesOf(view)).toEqual([
      { path: '/api/batches', body: { operations: [move(51, 8, 17), move(55, 131, 148)] } },
    ]);
    await waitFor(() =>
      expect(view.host.notifications).toMatchObject([
        {
          title: 'Assignments moved',
          description: '2 assignments, 2 days earlier',
          action: { label: 'Undo' },
        },
      ]),
    );
    expect(selected()).toHaveLength(2);
    await waitFor(async () => expect(await bar(50)).toHaveFocus());
  });

  it('changes what is picked in projects far out of sight again and again', async () => {
    const [project] = company().records.projects;
    const projects = Array.from({ length: 80 }, (_, index) => ({
      ...project!,
      _id: memoryId(300 + index),
      name: `Project ${String(index).padStart(2, '0')}`,
    }));
    const assignments = [of(51, ANA, memoryId(300), 20, 10, 19), of(52, ANA, memoryId(379), 30, 10, 19)];
    const view = await show(memoryApi({ projects, assignments }), '&sort=name');
    await pick(20);
    document.querySelector('[data-scroller]')!.scrollTo({ top: 100_000 });
    await pick(30);
    (await bar(30)).focus();
    for (const times of [1, 2]) {
      await view.user.keyboard(' {ArrowRight} ');
      await waitFor(() => expect(view.host.notifications).toHaveLength(times));
      await waitFor(() => expect(screen.getByRole('treegrid')).not.toHaveAttribute('aria-busy', 'true'));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(writesOf(view)[1]?.body).toMatchObject({
      operations: [51, 52].map((number) => ({
        id: memoryId(number),
        body: { startDate: day(12), version: 2 },
      })),
    });
  });

  it('stops all where the first meets the end of its project, and puts back on Escape', async () => {
    const view = await show();
    await pick(20, 60, 50);
    (await bar(20)).focus();
    await view.user.keyboard(' {Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await said('3 assignments 10 days later, nobody over capacity. A project begins or ends there.');
    await view.user.keyboard('{Escape}');
    await said('Put back.');
    expect(writesOf(view)).toEqual([]);
  });

  it('drags all with one of them, draws where each would be, and cannot copy them', async () => {
    const view = await show();
    await pick(20, 30);
    const element = await bar(30);
    const at = { button: 0, pointerId: 1, clientX: 700, clientY: 10 };
    const drag = (modifiers: object) => {
      fireEvent.pointerDown(element, at);
      fireEvent.pointerMove(element, { ...at, clientX: 770, altKey: true });
      fireEvent.pointerMove(element, { ...at, clientX: 770, altKey: true, ...modifiers });
    };
    drag({ ctrlKey: true });
    expect(await screen.findByText('Several assignments cannot be copied at once.')).toBeInTheDocument();
    fireEvent.pointerUp(element, { ...at, ctrlKey: true });
    expect(writesOf(view)).toEqual([]);
    drag({});
    expect(screen.getByText('2 assignments, 7 days later')).toBeInTheDocument();
    expect(screen.getByText('Ana Sousa: 70 of 100%')).toBeInTheDocument();
    for (const ghost of ['Role 51 20%', 'Role 52 30%']) expect(screen.getByText(ghost)).toBeInTheDocument();
    fireEvent.pointerUp(element, at);
    await waitFor(() => expect(writesOf(view)).toHaveLength(1));
    expect(writesOf(view)[0]?.body).toEqual({
      operations: [move(51, 17, 26), move(52, 32, 41)],
    });
  });

  it('saves nothing if anybody would be over capacity, and says who', async () => {
    const view = await show();
    await pick(20, 60);
    (await bar(60)).focus();
    await view.user.keyboard(' {Shift>}{ArrowRight}{/Shift} ');
    const days = spokenRange({ startDate: day(133), endDate: day(135) });
    expect(view.host.notifications).toMatchObject([
      { title: 'Not saved', description: `Ilya Aronov would be at 110 of 100 percent ${days}.` },
    ]);
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
      expect(screen.getByRole('treegrid')).toContainElement(document.activeElement as HTMLElement),
    );
  });
});
