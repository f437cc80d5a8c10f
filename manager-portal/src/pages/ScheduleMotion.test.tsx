import { failure } from '@erm/portal-kit/testing';
import type { TransportResponse } from '@erm/portal-sdk';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { announcing } from '../test-support/announcing';
import { layOut, motionLoaded } from '@erm/planning/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

/** How wide a day is by default. */
const DAY_PX = 10;
/** What begins in a month, which is moved as a whole. */
const LATER = /30 percent/;

let animate: MockInstance<Element['animate']>;
/** What slides in the rows, such as "row 1 from 0, -24 in 160". */
const slides = () =>
  animate.mock.calls.flatMap(([keyframes, options], at) => {
    const element = animate.mock.contexts[at] as HTMLElement;
    const { cell } = element.dataset;
    const row = element.getAttribute('aria-rowindex');
    const { transform } = keyframes as Record<string, string[]>;
    if (!transform || (!cell && !row)) return [];
    const { duration } = options as KeyframeAnimationOptions;
    return `${cell ? 'bar' : `row ${row}`} from ${transform[0]!.match(/-?\d+/g)!.join(', ')} in ${String(duration)}`;
  });

async function show(group: string, memory = memoryApi()) {
  sessionStorage.setItem('schedule-open-projects', JSON.stringify({ all: true, except: [] }));
  const view = renderPortal(`/manager/assignments?view=schedule&group=${group}`, memory);
  const later = await screen.findByRole('gridcell', { name: LATER });
  await motionLoaded();
  later.focus();
  const before = later.getAttribute('aria-label')!;
  return { ...view, before };
}
const isMovedFrom = (before: string) =>
  waitFor(() => expect(screen.getByRole('gridcell', { name: LATER })).not.toHaveAccessibleName(before));
const isAt = (before: string) =>
  waitFor(() => expect(screen.getByRole('gridcell', { name: LATER })).toHaveAccessibleName(before));

beforeEach(() => {
  layOut();
  animate = vi.spyOn(Element.prototype, 'animate');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(['engineer', 'project'])('in the schedule by %s', (group) => {
  it('a bar is at once where it is put down, and slides back when that is undone', async () => {
    const { user, before, host } = await show(group);
    await user.keyboard(' {ArrowRight}{ArrowRight}{Enter}');
    await isMovedFrom(before);
    await waitFor(() => expect(host.notifications).toHaveLength(1));
    expect(slides()).toEqual([]);
    await user.keyboard('{Control>}z{/Control}');
    await isAt(before);
    expect(slides()).toEqual([`bar from ${2 * DAY_PX}, 0 in 240`]);
  });

  it('a bar slides back faster when the move is refused', async () => {
    const memory = memoryApi();
    const { user, before, host } = await show(group, memory);
    let answer = (_response: TransportResponse) => {};
    memory.stubNext('POST', '/api/batches', new Promise((resolve) => (answer = resolve)));
    await user.keyboard(' {ArrowRight}{Enter}');
    await isMovedFrom(before);
    answer(failure('FORBIDDEN', 'Not today'));
    await isAt(before);
    expect(host.notifications).toMatchObject([{ description: 'Not today' }]);
    expect(slides()).toEqual([`bar from ${DAY_PX}, 0 in 160`]);
  });

  it('with reduced motion, a bar is at once where an undo moves it, and marked for two seconds', async () => {
    const media = { addEventListener() {}, removeEventListener() {} };
    vi.stubGlobal('matchMedia', (query: string) => ({ ...media, matches: query.includes('reduced-motion') }));
    const { user, before } = await show(group);
    await user.keyboard(' {ArrowRight}{Enter}');
    await isMovedFrom(before);
    await user.keyboard('{Control>}z{/Control}');
    await isAt(before);
    expect(slides()).toEqual([]);
    expect(animate.mock.contexts).toContain(screen.getByRole('gridcell', { name: LATER }));
    expect(animate.mock.lastCall?.[1]).toBe(2000);
  });

  it('scrolling, zooming, and searching let nothing slide', async () => {
    const { user } = await show(group);
    const scroller = document.querySelector('[data-scroller]')!;
    scroller.scrollTo({ top: 24 });
    scroller.scrollTo({ left: scroller.scrollLeft + 2 * DAY_PX });
    await user.click(screen.getByRole('combobox', { name: /^Zoom/ }));
    await user.click(await screen.findByRole('option', { name: 'Month' }));
    await user.type(screen.getByRole('searchbox'), 'ilya');
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: LATER })).not.toBeInTheDocument());
    expect(slides()).toEqual([]);
  });
});

it('rows and bars slide where the days in sight need fewer lanes', async () => {
  await show('engineer');
  document.querySelector('[data-scroller]')!.scrollTo({ left: 0 });
  await waitFor(() => expect(slides()).not.toEqual([]));
  expect(slides()).toEqual(['row 2 from 0, 24 in 160', 'row 3 from 0, 24 in 160', 'bar from 0, 24 in 160']);
});

it('rows of the roadmap below one that gets a line slide', async () => {
  const { events, announce } = announcing();
  const memory = memoryApi();
  renderPortal('/manager/projects?view=roadmap&show=all&sort=start', memory, events);
  await screen.findByRole('gridcell', { name: /^Atlas Billing,/ });
  const project = memory.records.projects.find(({ name }) => name === 'Atlas Billing')!;
  Object.assign(project, { requiredSkills: [...project.requiredSkills, 'Elixir'] });
  await announce('project');
  // A line is 22 px high.
  await waitFor(() => expect(slides()).toEqual(['row 3 from 0, -22 in 160']));
});
