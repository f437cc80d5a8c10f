import { addDays } from '@erm/contracts/calendar-day';
import { failure, memoryId } from '@erm/portal-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

/** The last day that is read at first is in December 2026. */
const [FROM, FAR] = ['2026-03-02', '2027-03-01'];
const far = {
  _id: memoryId(71),
  engineerId: memoryId(1),
  projectId: memoryId(11),
  role: 'Lead',
  version: 1,
  allocationPercentage: 40,
  startDate: FAR,
  endDate: addDays(FAR, 60),
};
const PX_PER_DAY = 10;
const daysBetween = (Date.parse(FAR) - Date.parse(FROM)) / 86_400_000;

/** Shows a schedule, and scrolls to days that are not loaded yet. */
async function scrollFar(answer: 'later' | 'refuse') {
  const memory = memoryApi();
  memory.records.assignments.push(far);
  let answerNow = () => {};
  const isAnswered = new Promise<void>((resolve) => (answerNow = resolve));
  let refuses = answer === 'refuse';
  const { api } = memory;
  const view = renderPortal(`/manager/assignments?view=schedule&from=${FROM}`, {
    ...memory,
    async api(request) {
      const isFar = /\/api\/schedule\?.*to=2027/.test(request.path);
      if (isFar && answer === 'later') await isAnswered;
      return isFar && refuses ? failure('FORBIDDEN', 'Not yours') : api(request)!;
    },
  });
  await screen.findByRole('gridcell', { name: /^Atlas Billing, 70 percent/ });
  const scroller = screen.getByRole('grid').parentElement!.parentElement!;
  scroller.scrollLeft += daysBetween * PX_PER_DAY;
  fireEvent.scroll(scroller);
  return {
    ...view,
    answer() {
      refuses = false;
      answerNow();
    },
  };
}
const row = () => screen.getByRole('rowheader', { name: /Ana Sousa/ }).parentElement!;
const missing = (kind: 'loading' | 'failed') => row().querySelectorAll(`[data-missing="${kind}"]`).length;
const bar = () => screen.findByRole('gridcell', { name: /^Atlas Billing, 40 percent/ });

beforeEach(() => layOut());

describe('days that you scroll to', () => {
  it('look as if they load until they are there, while names stay', async () => {
    const { answer } = await scrollFar('later');
    await waitFor(() => expect(missing('loading')).toBe(1));
    expect(row()).toBeVisible();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    answer();
    expect(await bar()).toBeInTheDocument();
    expect(missing('loading')).toBe(0);
    expect(screen.getByRole('grid')).not.toHaveAttribute('aria-busy');
  });

  it('are read before you come to them, in the direction of scrolling', async () => {
    const memory = memoryApi();
    const { host } = renderPortal(`/manager/assignments?view=schedule&from=${FROM}`, memory);
    await screen.findByRole('gridcell', { name: /^Atlas Billing, 70 percent/ });
    const asked = () =>
      new Set(host.requests.flatMap(({ path }) => /schedule\?.*(to=[\d-]+)/.exec(path)?.[1] ?? []));
    const scrollBy = (days: number) => {
      const scroller = screen.getByRole('grid').parentElement!.parentElement!;
      scroller.scrollLeft += days * PX_PER_DAY;
      fireEvent.scroll(scroller);
    };
    expect(asked().size).toBe(1);
    scrollBy(50);
    scrollBy(50);
    await waitFor(() => expect([...asked()]).toEqual(['to=2026-12-14', 'to=2026-12-31']));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { length } = host.requests;
    scrollBy(30);
    await waitFor(() => expect(row().querySelector('[data-track]')).not.toBeEmptyDOMElement());
    expect(screen.getByRole('grid')).not.toHaveAttribute('aria-busy');
    expect(missing('loading')).toBe(0);
    expect(row()).toBeVisible();
    expect(host.requests.slice(length).filter(({ path }) => path.includes('to=2026-12-31'))).toEqual([]);
  });

  it('are hatched if they could not be loaded, and tried again from the foot', async () => {
    const { user, answer } = await scrollFar('refuse');
    await waitFor(() => expect(missing('failed')).toBe(1));
    expect(missing('loading')).toBe(0);
    expect(row()).toBeVisible();
    answer();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await bar()).toBeInTheDocument();
    expect(missing('failed')).toBe(0);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
