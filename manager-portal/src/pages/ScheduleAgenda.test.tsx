import { engineerRecord, memoryId } from '@erm/portal-kit/testing';
import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { turnable } from '../test-support/turnable';
import { writesOf } from '../test-support/writes-of';

const PAGE = '/manager/assignments?view=schedule';

beforeEach(() => {
  turnable(true);
});
afterEach(() => vi.unstubAllGlobals());

describe('the schedule on a phone', () => {
  it('says of an assignment what its engineer has at most, why, and how to fix it', async () => {
    const { user, host } = renderPortal(PAGE);
    await user.click(await screen.findByRole('button', { name: /^Atlas Billing *100%/ }));
    const sheet = within(await findDialog('Atlas Billing, Noor Haddad'));
    expect(sheet.getByText('Highest load in these dates')).toBeVisible();
    await expectAccessible();
    await user.click(sheet.getByRole('button', { name: 'Why 120 of 80%?' }));
    const why = within(await screen.findByRole('dialog', { name: 'Why 120 of 80%?' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(await why.findByRole('button', { name: 'Fix the overload' }));
    const fixes = within(await screen.findByRole('dialog', { name: 'Fix the overload' }));
    await user.click(await fixes.findByRole('button', { name: /^Reduce to / }));
    await waitFor(() => expect(writesOf({ host })).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Assign Noor Haddad' })).toHaveFocus());
  });

  it('says why somebody is over capacity, and gives the focus back', async () => {
    const { user } = renderPortal(PAGE);
    const over = await screen.findByRole('button', { name: 'Over by 20% until Apr 30. Why?' });
    await user.click(over);
    const why = within(await screen.findByRole('dialog', { name: 'Why 100 of 80%?' }));
    await user.click(await why.findByRole('button', { name: 'Fix the overload' }));
    const fixes = await screen.findByRole('dialog', { name: 'Fix the overload' });
    await waitFor(() => expect(fixes).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(over).toHaveFocus());
  });

  it('says of a project who fills its places, and of a skill where to find somebody', async () => {
    const { user, address } = renderPortal(`${PAGE}&group=project`);
    const places = await screen.findByRole('button', { name: '2 of 4 places today' });
    await user.click(places);
    expect(await screen.findByRole('dialog', { name: 'Why 2 of 4 places filled?' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(places).toHaveFocus());
    await user.click(screen.getByRole('button', { name: /^PostgreSQL uncovered/ }));
    const why = within(await screen.findByRole('dialog', { name: 'Why PostgreSQL uncovered?' }));
    await user.click(why.getByRole('link', { name: 'Find people with PostgreSQL' }));
    await waitFor(() => expect(address()).toContain('skill=PostgreSQL'));
  });

  it('says the load of each step, what is over by how much of a part-time day, and nothing as free without capacity', async () => {
    const memory = memoryApi();
    memory.records.engineers.push({ ...engineerRecord(90, 'Nil Hours'), maxCapacity: 0 });
    renderPortal(PAGE, memory);
    const stripOf = async (name: string) =>
      (await screen.findByText(name)).closest('li')!.querySelector('[aria-hidden="true"]:has([data-length])');
    const texts = async (name: string) =>
      [...(await stripOf(name))!.children].map(({ textContent }) => textContent).filter(Boolean);
    expect(await texts('Noor Haddad')).toEqual(['100 of 80%', 'Free']);
    expect(await texts('Nil Hours')).toEqual(['0%']);
  });

  it('shows eight weeks from this one on, or from the one in the address', async () => {
    const { user, address, unmount } = renderPortal(PAGE);
    expect(await screen.findByText('Mar 9 – May 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.getByText('Apr 6 – May 31')).toBeVisible();
    expect(address()).toContain('from=2026-04-06');
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(address()).toBe(PAGE);
    unmount();
    renderPortal(`${PAGE}&from=2026-03-02`);
    expect(await screen.findByText('Mar 2 – Apr 26')).toBeVisible();
  });

  it('leads from a link to the card of an engineer or a project, however far down it is', async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    const engineers = Array.from({ length: 120 }, (_, index) =>
      engineerRecord(100 + index, `Person ${String(index).padStart(3, '0')}`),
    );
    const { unmount } = renderPortal(`${PAGE}&selected=engineer:${memoryId(170)}`, memoryApi({ engineers }));
    const card = (await screen.findByText('Person 070')).closest('li');
    await waitFor(() => expect(card).toHaveFocus());
    expect(scrolled.mock.contexts).toEqual([card]);
    unmount();
    renderPortal(`${PAGE}&group=project&selected=project:${memoryId(12)}`);
    const project = (await screen.findByRole('heading', { name: 'Data Residency EU' })).closest('li');
    await waitFor(() => expect(project).toHaveFocus());
  });

  it('has by project those that are not completed, also chosen in the filter, and all for a link to another', async () => {
    const page = `${PAGE}&group=project`;
    const first = renderPortal(page);
    expect(await screen.findByText('2 of 2 projects not completed')).toBeVisible();
    await first.user.click(screen.getByRole('button', { name: 'Filter and sort' }));
    const filter = within(await findDialog('Filter and sort'));
    await first.user.click(filter.getByRole('combobox', { name: 'Show' }));
    await first.user.click(await screen.findByRole('option', { name: 'Completed' }));
    expect(await screen.findByText('1 of 1 project completed')).toBeVisible();
    expect(filter.getByRole('combobox', { name: 'Sort' })).toHaveTextContent('Most open');
    first.unmount();
    const second = renderPortal(`${page}&selected=project:${memoryId(13)}`);
    const card = (await screen.findByRole('heading', { name: 'Warehouse Migration' })).closest('li');
    await waitFor(() => expect(card).toHaveFocus());
    expect(second.address()).toContain('show=all');
  });

  it('leads from a link to the sheet of an assignment in its weeks', async () => {
    const memory = memoryApi();
    const [assignment] = memory.records.assignments;
    Object.assign(assignment!, { startDate: '2026-07-06', endDate: '2026-07-31' });
    const { user, address } = renderPortal(`${PAGE}&selected=assignment:${assignment!._id}`, memory);
    const sheet = await findDialog('Atlas Billing, Ana Sousa');
    const buttons = within(sheet).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).not.toContain('Delete');
    await user.click(within(sheet).getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(address()).toContain('from=2026-07-06');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    expect(await screen.findByText('Jul 6 – Aug 30')).toBeVisible();
  });
});
