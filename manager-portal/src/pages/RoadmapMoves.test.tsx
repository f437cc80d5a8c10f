import { engineerRecord, failure, memoryId } from '@erm/portal-kit/testing';
import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcing } from '../test-support/announcing';
import { layOut } from '@erm/planning/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { PAGE, RESIDENCY, day, days, span, show, batches, saved, take } from '../test-support/roadmap';

beforeEach(() => layOut(1464));

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
          action: 'updateProject',
          id: RESIDENCY,
          body: { startDate: day(33), endDate: day(237), version: 3 },
        },
        {
          action: 'update',
          id: memoryId(22),
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
      _id: memoryId(25),
      engineerId: memoryId(4),
      projectId: RESIDENCY,
      role: 'Tester',
      version: 2,
      allocationPercentage: 50,
      startDate: day(26),
      endDate: day(32),
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
        action: 'update',
        id: memoryId(22),
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
    await view.user.click(screen.getByRole('combobox', { name: 'Zoom' }));
    await view.user.click(await screen.findByRole('option', { name: 'Week' }));
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
      _id: memoryId(25),
      engineerId: memoryId(1),
      projectId: memoryId(13),
      role: 'Lead',
      version: 1,
      allocationPercentage: 80,
      startDate: day(141),
      endDate: day(150),
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

  it('is about what was pressed, also when others add a project above it before it moves', async () => {
    const { events, announce } = announcing();
    const memory = memoryApi();
    renderPortal(PAGE, memory, events);
    const bar = await span('Data Residency EU');
    fireEvent.pointerDown(bar, { clientX: 100, clientY: 10, button: 0, pointerId: 1 });
    const [sample] = memory.records.projects;
    memory.records.projects.push({ ...sample!, _id: memoryId(99), name: 'Adoption', startDate: day(-90) });
    await announce('project');
    await span('Adoption');
    fireEvent.pointerMove(bar, { clientX: 136, clientY: 10, pointerId: 1 });
    fireEvent.pointerUp(bar, { pointerId: 1 });
    expect(await findDialog('Move Project')).toHaveAccessibleDescription(/^Data Residency EU,/);
  });
});
