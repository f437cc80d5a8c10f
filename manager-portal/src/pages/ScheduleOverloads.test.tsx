import { addDays } from '@erm/contracts/calendar-day';
import { engineerRecord, memoryId } from '@erm/portal-kit/testing';
import { shortRange, spokenRange } from '@erm/planning';
import { expectAccessible } from '@erm/ui-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

const TODAY = '2026-03-11';
const day = (offset: number) => addDays(TODAY, offset);
const NOOR = 3;
const of = (id: number, allocationPercentage: number, startDate: string, endDate: string) => ({
  _id: memoryId(id),
  engineerId: memoryId(NOOR),
  projectId: memoryId(11),
  role: 'Lead',
  version: 1,
  allocationPercentage,
  startDate,
  endDate,
});
/** Over capacity until day 9, and again from day 20 to 30. */
const records = {
  engineers: [engineerRecord(NOOR, 'Noor Haddad', { maxCapacity: 80 })],
  assignments: [of(51, 60, day(-40), day(60)), of(52, 40, day(-5), day(9)), of(53, 30, day(20), day(30))],
};
const until = spokenRange({ startDate: day(9), endDate: day(9) });
const over = [
  `Over capacity by 20 percent until ${until}, 100 of 80 percent`,
  `Over capacity by 10 percent ${spokenRange({ startDate: day(20), endDate: day(30) })}, 90 of 80 percent`,
];

const PAGE = '/manager/assignments?view=schedule';
async function show() {
  const view = renderPortal(PAGE, memoryApi(records));
  await screen.findByRole('gridcell', { name: over[0] });
  return view;
}

beforeEach(() => layOut());

it('overloads are cells of their row, in order of time among its assignments', async () => {
  await show();
  const row = screen.getByRole('rowheader', { name: /Noor Haddad/ }).parentElement!;
  const names = within(row)
    .getAllByRole('gridcell')
    .map((cell) => cell.getAttribute('aria-label'));
  expect(names).toEqual([
    expect.stringMatching(/60 percent/),
    expect.stringMatching(/40 percent/),
    over[0],
    expect.stringMatching(/30 percent/),
    over[1],
  ]);
  await expectAccessible();
});

it('arrow keys reach them, and Enter asks why on their days, and leads to fixes of these', async () => {
  const { user, address } = await show();
  screen.getByRole('rowheader', { name: /Noor Haddad/ }).focus();
  await user.keyboard('{End}');
  const cell = screen.getByRole('gridcell', { name: over[1] });
  await waitFor(() => expect(cell).toHaveFocus());
  await user.keyboard('{Enter}');
  const why = await screen.findByRole('dialog', { name: 'Why 90 of 80%?' });
  expect(address()).toContain(`why=${day(20)}`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(why).not.toBeInTheDocument());
  await waitFor(() => expect(cell).toHaveFocus());
  await user.keyboard('w');
  const again = await screen.findByRole('dialog', { name: 'Why 90 of 80%?' });
  await user.click(await within(again).findByRole('button', { name: /^Fix/ }));
  const fixes = await screen.findByRole('dialog', { name: 'Fix the overload' });
  expect(fixes).toHaveTextContent(
    `Noor Haddad is at 90 of 80%, ${shortRange({ startDate: day(20), endDate: day(30) })}.`,
  );
});

it.each([
  ['now', ''],
  ['months ahead', '&from=2026-10-05'],
  ['years ago', '&from=2024-03-04'],
])('the head of a row tells the first one from today on, also with days of %s in sight', async (_, from) => {
  const { user } = renderPortal(`${PAGE}${from}`, memoryApi(records));
  const head = await screen.findByRole('rowheader', { name: /Noor Haddad/ });
  expect(head).toHaveTextContent('Over by 20% until Mar 20');
  await waitFor(() => expect(head).toHaveAccessibleDescription(/^100 of 80 percent today/));
  head.focus();
  await user.keyboard('w');
  const why = await screen.findByRole('dialog', { name: 'Why 100 of 80%?' });
  await waitFor(() => expect(why).toHaveTextContent('until Mar 20, 2026'));
});

it('a higher load on a weekend is not what its head asks about', async () => {
  const assignments = [...records.assignments, of(54, 50, '2026-03-14', '2026-03-15')];
  const { user } = renderPortal(PAGE, memoryApi({ ...records, assignments }));
  const head = await screen.findByRole('rowheader', { name: /Noor Haddad/ });
  head.focus();
  await user.keyboard('w');
  const why = await screen.findByRole('dialog', { name: 'Why 100 of 80%?' });
  await waitFor(() => expect(why).toHaveTextContent('Over by20%'));
});

it('the details of an assignment say its highest load, also with only its last days in sight', async () => {
  const assignments = [of(51, 60, day(-60), day(300)), of(52, 40, day(-50), day(-40))];
  renderPortal(
    `${PAGE}&from=2026-12-07&selected=assignment:${memoryId(51)}`,
    memoryApi({ ...records, assignments }),
  );
  const details = await screen.findByRole('dialog', { name: /Noor Haddad/ });
  expect(details).toHaveTextContent('Highest load in these dates100 of 80%');
});

it('a screen reader that clicks one asks why, too', async () => {
  await show();
  fireEvent.click(screen.getByRole('gridcell', { name: over[0] }));
  expect(await screen.findByRole('dialog', { name: 'Why 100 of 80%?' })).toBeVisible();
});
