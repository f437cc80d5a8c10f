import { addDays } from '@erm/contracts/calendar-day';
import { memoryId } from '@erm/portal-kit/testing';
import { spokenRange } from '@erm/planning';
import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { updatesOf } from '../test-support/writes-of';

const PAGE = '/manager/assignments?view=schedule&group=project';
const TODAY = '2026-03-11';
const day = (offset: number) => addDays(TODAY, offset);
const days = (from: number, to: number) => spokenRange({ startDate: day(from), endDate: day(to) });
const grid = () => screen.findByRole('treegrid', { name: 'Schedule by project' });
const head = (name: string | RegExp) => screen.findByRole('rowheader', { name });
const rowOf = async (name: string | RegExp) => (await head(name)).closest<HTMLElement>('[role=row]')!;
const cell = (name: string | RegExp) => screen.findByRole('gridcell', { name });
const show = async (more = '', memory = memoryApi()) => {
  const view = renderPortal(`${PAGE}${more}`, memory);
  await grid();
  return view;
};
const openAtlas = async () => {
  const view = await show();
  (await head(/Atlas Billing/)).focus();
  await view.user.keyboard('{ArrowRight}');
  return view;
};

beforeEach(() => layOut());

describe('the schedule by project', () => {
  it('is chosen beside the views, and shows how projects are staffed', async () => {
    const { user, address } = renderPortal('/manager/assignments?view=schedule');
    await user.click(await screen.findByRole('combobox', { name: 'Group' }));
    await user.click(await screen.findByRole('option', { name: 'Project' }));
    await grid();
    expect(address()).toContain('group=project');
    expect(await head(/Atlas Billing/)).toHaveTextContent('2 of 4 places today');
    expect(await head(/Data Residency EU/)).toHaveTextContent('Starts Apr 6, 5 places');
    expect(screen.getByText('2 projects not completed')).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('combobox', { name: 'Group' }));
    await user.click(await screen.findByRole('option', { name: 'Engineer' }));
    expect(await screen.findByRole('grid', { name: 'Schedule by engineer' })).toBeVisible();
    expect(address()).not.toContain('group');
  });

  it('says what gray bars are once it shows some', async () => {
    const memory = memoryApi();
    memory.records.assignments.find(({ projectId }) => projectId === memoryId(13))!.endDate = day(20);
    const { user } = await show('&show=all', memory);
    const legend = 'Project completed';
    (await head(/Atlas Billing/)).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.queryByText(legend)).not.toBeInTheDocument();
    (await head(/Warehouse Migration/)).focus();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText(legend)).toBeVisible();
  });

  it('opens a project to its places and skills', async () => {
    const { user } = await openAtlas();
    const project = await rowOf(/Atlas Billing/);
    expect(project).toHaveAttribute('aria-expanded', 'true');
    expect(project).toHaveAttribute('aria-level', '1');
    const ana = await rowOf(/Ana Sousa/);
    expect(ana).toHaveAttribute('aria-level', '2');
    expect(ana).toHaveAttribute('aria-posinset', '1');
    expect(within(ana).getAllByRole('gridcell')).toHaveLength(3);
    const assigned = `Ana Sousa, Frontend engineer, 70 percent, ${spokenRange({ startDate: day(-50), endDate: day(80) }, true)}, active`;
    expect(within(ana).getByRole('gridcell', { name: assigned })).toBeVisible();
    expect(screen.getAllByRole('rowheader', { name: /^Open place/ })).toHaveLength(2);
    expect(await cell(`TypeScript covered by Ana Sousa, Noor Haddad, ${days(-30, 50)}`)).toBeInTheDocument();
    expect(await cell(`React uncovered, ${days(-60, -51)}`)).toBeInTheDocument();
    expect(await cell(`React uncovered, ${days(81, 140)}`)).toHaveTextContent(
      'React uncovered May 31 – Jul 29',
    );
    await expectAccessible();
    await user.keyboard('{ArrowLeft}');
    expect(project).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('rowheader', { name: /Ana Sousa/ })).not.toBeInTheDocument();
  });

  it('moves the focus by arrow keys between a project, its places, and their cells', async () => {
    const { user } = await openAtlas();
    expect(screen.getByRole('treegrid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await user.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await head(/Ana Sousa/)).toHaveFocus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(/^Ana Sousa, Frontend engineer, 70 percent/),
    );
    await user.keyboard('{Home}{ArrowLeft}');
    await waitFor(async () => expect(await head(/Atlas Billing/)).toHaveFocus());
  });

  it('finds people for an open place, with the dates, the skills that are uncovered, and the project', async () => {
    const { user, address } = await openAtlas();
    (await head(/Ana Sousa/)).focus();
    await user.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Open place/));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('search', { name: 'Find people' })).toBeVisible();
    const search = new URLSearchParams(address().split('?')[1]);
    expect(search.get('from')).toBe(day(81));
    expect(search.get('to')).toBe(day(140));
    expect(search.get('for')).toBe(memoryId(11));
    expect(search.getAll('skill')).toEqual(['TypeScript', 'React']);
  });

  it('explains and edits an assignment, which a link can name', async () => {
    const { user, address } = await show(`&selected=assignment:${memoryId(21)}`);
    const details = await screen.findByRole('dialog', { name: 'Atlas Billing, Ana Sousa' });
    expect(within(details).getByText('100 of 100%')).toBeVisible();
    await user.click(within(details).getByRole('button', { name: 'Edit' }));
    expect(await findDialog('Edit Assignment')).toHaveTextContent('Ana Sousa on Atlas Billing');
    expect(address()).not.toContain('selected');
  });

  it('begins with the row of a link to a project or an assignment, in one request', async () => {
    const projects = Array.from({ length: 120 }, (_, index) => ({
      _id: memoryId(100 + index),
      name: `Project ${String(index).padStart(3, '0')}`,
      description: '',
      startDate: day(index - 200),
      endDate: day(400),
      status: 'active' as const,
      teamSize: 2,
      requiredSkills: [],
      version: 1,
    }));
    const assignments = [
      {
        _id: memoryId(900),
        engineerId: memoryId(1),
        projectId: memoryId(190),
        allocationPercentage: 50,
        startDate: day(300),
        endDate: day(350),
        role: 'Lead',
        version: 1,
      },
    ];
    const memory = memoryApi({ projects, assignments });
    const byProject = await show(`&selected=project:${memoryId(180)}`, memory);
    await waitFor(async () => expect(await head(/Project 080/)).toHaveFocus());
    const asked = byProject.requested().filter((path) => path.startsWith('/api/schedule/projects'));
    expect(asked[0]).toContain(`around=${memoryId(180)}`);
    expect(asked.filter((path) => path.includes('offset=75'))).toEqual([]);
    byProject.unmount();

    const { user } = await show(`&selected=assignment:${memoryId(900)}`, memory);
    expect(await screen.findByRole('dialog', { name: 'Project 090, Ana Sousa' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await cell(/^Ana Sousa, Lead, 50 percent/)).toHaveFocus());
  });

  it('moves an assignment in time by keyboard, within the project and by the rule of its engineer', async () => {
    const { user, host } = await openAtlas();
    const bar = await cell(/^Ana Sousa, Frontend engineer, 70 percent/);
    bar.focus();
    await user.keyboard(' {ArrowUp}{Shift>}{ArrowRight}{/Shift}');
    const text = `${days(-43, 87)}, Ana Sousa, peak 100 of 100 percent.`;
    await waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(updatesOf({ host })).toMatchObject([{ startDate: day(-43), endDate: day(87) }]),
    );
  });

  it('says by W or a click why places are open and a skill is uncovered, without a request', async () => {
    const { user, requested } = await openAtlas();
    const before = requested().length;
    await user.keyboard('w');
    const places = await screen.findByRole('dialog', { name: 'Why 2 of 4 places filled?' });
    expect(places).toHaveTextContent('Ana SousaFrontend engineer, Jan 20 – May 3070%');
    expect(places).toHaveTextContent('Open places2');
    await expectAccessible(places);
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await head(/Atlas Billing/)).toHaveFocus());
    await user.click(screen.getByRole('button', { name: '2 of 4 places today' }));
    expect(await screen.findByRole('dialog', { name: 'Why 2 of 4 places filled?' })).toBeVisible();
    expect(await rowOf(/Atlas Billing/)).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    await user.click(await cell(`React uncovered, ${days(81, 140)}`));
    const skill = await screen.findByRole('dialog', { name: 'Why React uncovered?' });
    expect(skill).toHaveTextContent('Ana SousaHas it. Frontend engineer, 70%Jan 20 – May 30');
    expect(requested()).toHaveLength(before);
  });

  it('explains an assignment by W, which the address holds open', async () => {
    const { user, address } = await openAtlas();
    (await cell(/^Ana Sousa, Frontend engineer, 70 percent/)).focus();
    await user.keyboard('w');
    const why = await screen.findByRole('dialog', { name: 'Why 100%?' });
    expect(address()).toContain(`selected=assignment%3A${memoryId(21)}&why=${day(30)}`);
    await waitFor(() => expect(why).toHaveTextContent('Data Residency EU'));
    await user.click(within(why).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe(PAGE));
  });

  it('searches, and says if nothing matches or there is nothing yet', async () => {
    const { user, unmount } = renderPortal(`${PAGE}&q=zz`);
    expect(await screen.findByText('No results found.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await head(/Atlas Billing/)).toBeVisible();
    unmount();
    renderPortal(PAGE, memoryApi({ projects: [], assignments: [] }));
    expect(await screen.findByText('No projects added yet.')).toBeVisible();
  });
});
