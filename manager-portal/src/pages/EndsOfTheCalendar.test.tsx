import { FIRST_DAY, isPlannable, LAST_DAY } from '@erm/contracts/calendar-day';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { renderPortal } from '../test-support/render-portal';
import { turnable } from '../test-support/turnable';

afterEach(() => vi.unstubAllGlobals());

const VIEWS = [
  '/manager/assignments?view=schedule',
  '/manager/assignments?view=schedule&zoom=month',
  '/manager/assignments?view=schedule&group=project',
  '/manager/projects?view=roadmap',
  '/manager/projects?view=roadmap&zoom=quarter',
  '/manager/engineers?view=availability&find=1',
];

type View = ReturnType<typeof renderPortal>;

/** The days that were asked for, in requests for a span of them. */
async function askedDays({ host }: View): Promise<string[]> {
  const asked = () =>
    host.requests.flatMap(({ path }) => {
      const query = new URL(path, 'http://api.test').searchParams;
      return query.has('to') ? [query.get('from')!, query.get('to')!] : [];
    });
  await waitFor(() => expect(asked()).not.toEqual([]));
  return asked();
}

describe.each([FIRST_DAY, LAST_DAY])('a view of %s', (day) => {
  it.each(VIEWS)('asks for days that can be planned: %s', async (address) => {
    layOut(1464);
    const days = await askedDays(renderPortal(`${address}&from=${day}`));
    expect(days.filter((each) => !isPlannable(each))).toEqual([]);
  });

  it.each(['', '&group=project'])('does so on a phone, and turns no further: schedule%s', async (group) => {
    turnable(true);
    const view = renderPortal(`/manager/assignments?view=schedule${group}&from=${day}`);
    const back = day === FIRST_DAY;
    await view.user.click(
      await screen.findByRole('button', { name: back ? /^Earlier|^Previous/ : /^Later|^Next/ }),
    );
    const days = await askedDays(view);
    expect(days.filter((each) => !isPlannable(each))).toEqual([]);
    expect(view.address()).toContain(`from=${day}`);
  });
});
