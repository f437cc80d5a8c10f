import { addDays } from '@erm/contracts/calendar-day';
import type { ProjectSchedule } from '@erm/contracts/schedule';
import { memoryId } from '@erm/portal-kit/testing';
import { layOut } from '@erm/planning/testing';
import { expectAccessible } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { announcing } from '../test-support/announcing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

const PAGE = '/manager/assignments?view=schedule&group=project';
const WAREHOUSE = memoryId(13);
const [ATLAS, RESIDENCY, DONE] = ['Atlas Billing', 'Data Residency EU', 'Warehouse Migration'] as const;
const day = (offset: number) => addDays('2026-03-11', offset);
const head = (name: string) => screen.findByRole('rowheader', { name: new RegExp(name) });
const names = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-level') === '1')
    .map((row) => within(row).getAllByText(/./, { ignore: '[aria-hidden]' })[0]?.textContent);
const isShowing = (...each: (string | undefined)[]) => waitFor(() => expect(names()).toEqual(each));
const completed = () => {
  const memory = memoryApi();
  memory.records.projects = memory.records.projects.map((each) => ({ ...each, status: 'completed' }));
  return memory;
};

beforeEach(() => layOut(1464));

describe('what the schedule by project shows', () => {
  it('are projects that are not completed, all, or completed ones, by default with the most open first', async () => {
    const { user, address } = renderPortal(PAGE);
    await head(RESIDENCY);
    const choose = async (field: string, option: string) => {
      await user.click(await screen.findByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    expect(names()).toEqual([RESIDENCY, ATLAS]);
    expect(screen.getByText('2 projects not completed')).toBeVisible();
    await expectAccessible();
    await choose('Sort', 'Start date');
    await isShowing(ATLAS, RESIDENCY);
    expect(address()).toBe(`${PAGE}&sort=start`);
    await choose('Show', 'All');
    await isShowing(DONE, ATLAS, RESIDENCY);
    expect(screen.getByText('3 projects')).toBeVisible();
    await choose('Show', 'Completed');
    await isShowing(DONE);
    expect(screen.getByText('1 project completed')).toBeVisible();
    await choose('Sort', 'Most open');
    expect(address()).toBe(`${PAGE}&show=completed`);
    await choose('Show', 'Not completed');
    await isShowing(RESIDENCY, ATLAS);
    expect(address()).toBe(PAGE);
  });

  it('is sorted in the menu where there is no room in the toolbar', async () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    const media = { addEventListener() {}, removeEventListener() {} };
    vi.stubGlobal('matchMedia', (query: string) => ({ ...media, matches: query.includes('1023.98px') }));
    const { user, address } = renderPortal(PAGE);
    await head(RESIDENCY);
    expect(screen.getByRole('combobox', { name: 'Show' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Sort' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.queryByRole('menuitem', { name: 'Sort: Most open' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'Sort: Start date' }));
    await isShowing(ATLAS, RESIDENCY);
    expect(address()).toBe(`${PAGE}&sort=start`);
  });

  it('says why nothing is shown, and offers to show all', async () => {
    const first = renderPortal(PAGE, completed());
    expect(await screen.findByText('All projects are completed')).toBeVisible();
    await first.user.click(screen.getByRole('button', { name: 'Show all' }));
    await head(ATLAS);
    expect(first.address()).toBe(`${PAGE}&show=all`);
    first.unmount();
    const second = renderPortal(`${PAGE}&q=warehouse`);
    expect(await screen.findByText('No results found.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear search and filters' })).toBeVisible();
    await second.user.click(screen.getByRole('button', { name: 'Show all' }));
    await head(DONE);
    second.unmount();
    renderPortal(PAGE, memoryApi({ projects: [] }));
    expect(await screen.findByText('No projects added yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
  });

  it.each([
    ['project', `project:${WAREHOUSE}`],
    ['assignment', `assignment:${memoryId(90)}`],
  ])('shows all for a link to a completed %s', async (kind, selected) => {
    const memory = completed();
    const [sample] = memory.records.assignments;
    memory.records.assignments.push({ ...sample!, _id: memoryId(90), projectId: WAREHOUSE });
    const { address } = renderPortal(`${PAGE}&selected=${selected}`, memory);
    if (kind === 'project') await waitFor(async () => expect(await head(DONE)).toHaveFocus());
    else expect(await screen.findByRole('dialog', { name: `${DONE}, Ana Sousa` })).toBeVisible();
    expect(address()).toContain('show=all');
    expect(names()).toHaveLength(3);
  });

  it('shows no more than is asked for to restore the first row in sight', async () => {
    const { address } = renderPortal(`${PAGE}&at=${WAREHOUSE}`);
    await head(ATLAS);
    expect(names()).toHaveLength(2);
    expect(address()).not.toContain('show');
  });

  it('lets a project go that others complete, and keeps the focus among the rows', async () => {
    const { events, announce } = announcing();
    const memory = memoryApi();
    renderPortal(PAGE, memory, events);
    (await head(RESIDENCY)).focus();
    memory.records.projects.find(({ name }) => name === RESIDENCY)!.status = 'completed';
    await announce('project');
    await isShowing(ATLAS);
    expect(screen.getByText('1 project not completed')).toBeVisible();
    await waitFor(async () => expect(await head(ATLAS)).toHaveFocus());
  });

  it('follows what others change of the order, also a project from a page that was read before', async () => {
    const { events, announce } = announcing();
    const memory = memoryApi();
    const [sample] = memory.records.projects;
    memory.records.assignments = [];
    memory.records.projects = Array.from({ length: 60 }, (_, index) => ({
      ...sample!,
      _id: memoryId(300 + index),
      name: `Project ${String(index).padStart(2, '0')}`,
      requiredSkills: [],
      teamSize: 2,
    }));
    renderPortal(PAGE, memory, events);
    await head('Project 00');
    const scrollTo = (top: number) => document.querySelector('[data-scroller]')!.scrollTo({ top });
    scrollTo(100_000);
    await head('Project 59');
    scrollTo(0);
    await waitFor(() => expect(names()[0]).toBe('Project 00'));
    memory.records.projects[59]!.teamSize = 3;
    await announce('project');
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Project 59', 'Project 00']));
    memory.records.assignments = [1, 2].map((person) => ({
      _id: memoryId(900 + person),
      engineerId: memoryId(person),
      projectId: memoryId(359),
      allocationPercentage: 10,
      startDate: day(0),
      endDate: sample!.endDate,
      role: 'Lead',
      version: 1,
    }));
    await announce('assignment');
    await waitFor(() => expect(names()[0]).toBe('Project 00'));
  });

  it('reads an API of the release before, which shows all projects', async () => {
    const memory = memoryApi();
    const path = '/api/schedule/projects?from=2026-01-01&to=2026-12-31';
    const { status, body } = (await memory.api({ method: 'GET', path }))!;
    const { aroundHidden: _, notShown: _notShown, ...data } = (body as { data: ProjectSchedule }).data;
    memory.stubNext('GET', '/api/schedule/projects', { status, body: { success: true, data } });
    renderPortal(PAGE, memory);
    await head(DONE);
    expect(names()).toEqual([DONE, ATLAS, RESIDENCY]);
  });
});
