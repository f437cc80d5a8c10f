import { addDays } from '@erm/contracts/calendar-day';
import { memoryId } from '@erm/portal-kit/testing';
import { layOut } from '@erm/planning/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { announcing } from '../test-support/announcing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

const [ATLAS, RESIDENCY] = [memoryId(11), memoryId(12)];
const day = (offset: number) => addDays('2026-03-11', offset);
const head = (name: RegExp) => screen.findByRole('rowheader', { name });
const isPage = (path: string) => path.startsWith('/api/schedule/projects?');
const bar = (name: RegExp) => screen.findByRole('gridcell', { name });

/** What was asked of which projects to have assignments, by request. */
const asked = ({ host }: { host: { requests: readonly { path: string }[] } }) =>
  host.requests
    .filter(({ path }) => isPage(path))
    .map(({ path }) => {
      const query = new URL(path, 'http://memory.test').searchParams;
      return query.get('form') === 'short' ? query.getAll('open') : 'all';
    });

/** Holds the requests for pages from `hold` to `release`. */
function holding(memory = memoryApi()) {
  let held: Promise<void> | undefined;
  let release = () => {};
  const api: typeof memory.api = async (request) => {
    if (isPage(request.path)) await held;
    return memory.api(request)!;
  };
  return {
    ...memory,
    api,
    hold: () => void (held = new Promise((resolve) => (release = resolve))),
    release: () => release(),
  };
}

const show = async (memory = memoryApi(), events = announcing().events) => {
  const view = renderPortal('/manager/assignments?view=schedule&group=project', memory, events);
  const atlas = await head(/Atlas Billing/);
  atlas.focus();
  return { ...view, atlas };
};

beforeEach(() => layOut());

describe('a project of the schedule by project', () => {
  it('has no assignments read until it is opened, and its rows keep the focus when these come', async () => {
    const memory = holding();
    const view = await show(memory);
    expect(view.atlas).toHaveTextContent('2 of 4 places today');
    expect(view.atlas).toHaveAccessibleDescription(/^active\. .*React uncovered/);
    expect(asked(view)).toEqual([[]]);

    memory.hold();
    await view.user.keyboard('{ArrowRight}');
    expect(await screen.findAllByRole('rowheader', { name: 'Loading' })).toHaveLength(4);
    expect(screen.getAllByRole('gridcell', { name: /^React uncovered/ })).toHaveLength(2);
    await view.user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Loading'));
    memory.release();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Ana Sousa'));
    expect(screen.queryAllByRole('rowheader', { name: 'Loading' })).toEqual([]);

    await view.user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    expect(await head(/Ana Sousa/)).toBeVisible();
    expect(asked(view)).toEqual([[], [ATLAS]]);
  });

  it('is read with its assignments at once if it was open before', async () => {
    sessionStorage.setItem(
      'schedule-open-projects',
      JSON.stringify({ all: false, except: [ATLAS, RESIDENCY] }),
    );
    const view = await show();
    expect(await screen.findAllByRole('rowheader', { name: /Ana Sousa/ })).toHaveLength(2);
    expect(asked(view)).toEqual([[ATLAS, RESIDENCY]]);
    sessionStorage.clear();
  });

  it('is read with its assignments when all are opened', async () => {
    const view = await show();
    await view.user.click(screen.getByRole('button', { name: 'Open all' }));
    expect(await screen.findAllByRole('rowheader', { name: /Ana Sousa/ })).toHaveLength(2);
    expect(asked(view)).toEqual([[], 'all']);
    sessionStorage.clear();
  });

  it('says why places are filled while it is closed', async () => {
    const view = await show();
    await view.user.keyboard('w');
    const why = await screen.findByRole('dialog', { name: 'Why 2 of 4 places filled?' });
    expect(await within(why).findByText(/Frontend engineer, Jan 20/)).toBeVisible();
    expect(asked(view)).toEqual([[]]);
  });

  it('keeps the picks of a closed project while others change something', async () => {
    const { events, announce } = announcing();
    const view = await show(memoryApi(), events);
    await view.user.keyboard('{ArrowRight}');
    fireEvent.click(await bar(/^Ana Sousa, Frontend engineer/), { ctrlKey: true });
    expect(await screen.findByText('1 selected')).toBeVisible();
    await view.user.click(view.atlas);
    await waitFor(() => expect(view.atlas.closest('[role=row]')).toHaveAttribute('aria-expanded', 'false'));
    await announce('assignment');
    await waitFor(() => expect(asked(view)).toHaveLength(3));
    expect(asked(view).at(-1)).toEqual([ATLAS]);
    expect(screen.getByText('1 selected')).toBeVisible();
  });

  it('is named in fixes of an overload while it is closed', async () => {
    const on = (number: number, projectId: string, from: number, to: number) => ({
      _id: memoryId(number),
      engineerId: memoryId(1),
      projectId,
      allocationPercentage: 60,
      startDate: day(from),
      endDate: day(to),
      role: 'Lead',
      version: 1,
    });
    const view = await show(memoryApi({ assignments: [on(51, ATLAS, 10, 30), on(52, RESIDENCY, 41, 100)] }));
    await view.user.keyboard('{ArrowRight}');
    (await bar(/^Ana Sousa, Lead/)).focus();
    await view.user.keyboard(' {Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}{Enter}');
    const fixes = await screen.findByRole('dialog', { name: 'Fix the overload' });
    expect(await within(fixes).findByText(/^Start Data Residency EU/)).toBeVisible();
  });

  it('opens at once if an API of the release before answers all assignments', async () => {
    const memory = memoryApi();
    const view = await show({
      ...memory,
      api: (request) => memory.api({ ...request, path: request.path.replace(/&(form|open)=[^&]*/g, '') }),
    });
    await view.user.keyboard('{ArrowRight}');
    expect(await head(/Ana Sousa/)).toBeVisible();
    expect(asked(view)).toHaveLength(1);
  });
});
