import { formatDay } from '@erm/contracts/format-day';
import { findDialog } from '@erm/ui-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { renderPortal } from '../test-support/render-portal';

const DAY_PX = { day: 44, week: 10 };
/** The days begin behind the first column. */
const FIRST_COLUMN_PX = 264;

/** Presses in the row of somebody who is free, on the given day, and drags by some pixels. */
async function dragFrom(day: string, by: number, zoom: 'day' | 'week', keys = {}) {
  const { user } = renderPortal(`/manager/assignments?view=schedule&zoom=${zoom}&from=2026-03-02`);
  const head = await screen.findByRole('rowheader', { name: /Ilya Aronov/ });
  const track = head.parentElement!.querySelector('[data-track]')!;
  const days = (Date.parse(day) - Date.parse('2026-03-02')) / 86_400_000;
  const mouse = { pointerId: 1, button: 0, buttons: 1, clientY: 10, ...keys };
  const x = FIRST_COLUMN_PX + (days + 0.5) * DAY_PX[zoom];
  fireEvent.pointerDown(track, { ...mouse, clientX: x });
  fireEvent.pointerMove(track, { ...mouse, clientX: x + by / 2 });
  fireEvent.pointerMove(track, { ...mouse, clientX: x + by });
  return {
    user,
    mouse: { ...mouse, clientX: x + by },
    track,
    drop: () => fireEvent.pointerUp(track, { ...mouse, clientX: x + by }),
  };
}

const chosen = async () => {
  const dialog = within(await findDialog('Create Assignment'));
  return ['Start Date', 'End Date'].map(
    (name) => dialog.getByRole<HTMLInputElement>('textbox', { name }).value,
  );
};

beforeEach(() => {
  layOut();
});

describe('dragging across days', () => {
  it('creates from a Monday to a Friday by week, also backwards', async () => {
    const { drop, track } = await dragFrom('2026-03-31', -80, 'week');
    expect(await screen.findByText('New assignment 100%')).toBeVisible();
    expect(document.querySelectorAll('[data-target]')).toHaveLength(1);
    expect(track.closest('[data-target]')).toHaveAttribute('data-row');
    expect(screen.getByText('Mar 23 – Apr 3').parentElement).toHaveTextContent(
      /2 weeks, 100% free throughout$/,
    );
    drop();
    expect(await chosen()).toEqual([formatDay('2026-03-23'), formatDay('2026-04-03')]);
    expect(document.querySelector('[data-target]')).toBeNull();
  });

  it('creates what is dragged to the day while Alt is held, and by day', async () => {
    const { drop } = await dragFrom('2026-03-24', 80, 'week', { altKey: true });
    drop();
    expect(await chosen()).toEqual([formatDay('2026-03-24'), formatDay('2026-04-01')]);
  });

  it('creates a single day by day', async () => {
    const { drop } = await dragFrom('2026-03-12', 10, 'day');
    drop();
    expect(await chosen()).toEqual([formatDay('2026-03-12'), formatDay('2026-03-12')]);
  });

  it('leads the focus to the row when the dialog is closed', async () => {
    const { drop, user } = await dragFrom('2026-03-12', 10, 'day');
    drop();
    const dialog = await findDialog('Create Assignment');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('rowheader', { name: /Ilya Aronov/ })).toHaveFocus());
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['lost focus', () => fireEvent.blur(window)],
    [
      'the right button',
      (track: Element, mouse: object) => fireEvent.pointerMove(track, { ...mouse, button: 2, buttons: 3 }),
    ],
  ])('is put back by %s, which leaves nothing behind', async (_how, putBack) => {
    const { drop, track, mouse } = await dragFrom('2026-03-24', 80, 'week');
    expect(await screen.findByText(/^New assignment/)).toBeVisible();
    putBack(track, mouse);
    expect(screen.queryByText(/^New assignment/)).not.toBeInTheDocument();
    drop();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
