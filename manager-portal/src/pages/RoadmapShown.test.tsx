import type { Roadmap } from '@erm/contracts/roadmap';
import { layOut } from '@erm/planning/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { PAGE, day, foot, rowNames, show, span } from '../test-support/roadmap';

interface Answer {
  data: Roadmap;
}

beforeEach(() => layOut(1464));

describe('what the roadmap shows', () => {
  it('shows projects that are not completed, all, or completed ones, within which the status is filtered', async () => {
    const { user, address } = await show();
    const choose = async (field: string, option: string) => {
      await user.click(await screen.findByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    expect(rowNames()).toHaveLength(2);
    expect(foot()).toHaveTextContent('2 projects not completed. 2 with open places');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('combobox', { name: 'Status' }));
    const statuses = await screen.findAllByRole('option');
    expect(statuses.map(({ textContent }) => textContent)).toEqual(['Any status', 'Planning', 'Active']);
    await user.click(await screen.findByRole('option', { name: 'Active' }));
    await waitFor(() => expect(foot()).toHaveTextContent('1 project active. 1 with open places'));
    await choose('Show', 'All');
    expect(address()).toContain('status=active');
    expect(address()).toContain('show=all');
    await choose('Show', 'Completed');
    await waitFor(() => expect(foot()).toHaveTextContent(/^1 project completed$/));
    expect(address()).toBe(`${PAGE}&show=completed`);
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await screen.findByRole('dialog', { name: 'Filter' });
    expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
    await choose('Show', 'Not completed');
    await waitFor(() => expect(rowNames()).toHaveLength(2));
    expect(address()).toBe(PAGE);
  });

  it('reads the completed status of older links as what is shown, and ignores one that is not shown', async () => {
    const older = renderPortal(`${PAGE}&status=completed`);
    await span('Warehouse Migration');
    expect(rowNames()).toHaveLength(1);
    expect(screen.getByRole('combobox', { name: 'Show' })).toHaveTextContent('Completed');
    expect(screen.getByRole('button', { name: 'Filter' })).toBeInTheDocument();
    older.unmount();
    renderPortal(`${PAGE}&show=completed&status=active`);
    await span('Warehouse Migration');
    expect(screen.getByRole('button', { name: 'Filter' })).toBeInTheDocument();
  });

  it('says why nothing is shown, and offers to show all', async () => {
    const memory = memoryApi();
    memory.records.projects = memory.records.projects.map((each) => ({ ...each, status: 'completed' }));
    const first = renderPortal(PAGE, memory);
    expect(await screen.findByText('All projects are completed')).toBeVisible();
    await first.user.click(screen.getByRole('button', { name: 'Show all' }));
    await span('Atlas Billing');
    expect(first.address()).toBe(`${PAGE}&show=all`);
    first.unmount();
    const second = renderPortal(`${PAGE}&q=warehouse`);
    expect(await screen.findByText('No results found.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear search and filters' })).toBeVisible();
    await second.user.click(screen.getByRole('button', { name: 'Show all' }));
    await span('Warehouse Migration');
    expect(second.address()).toBe(`${PAGE}&q=warehouse&show=all`);
    second.unmount();
    const open = memoryApi();
    open.records.projects = open.records.projects.filter(({ status }) => status !== 'completed');
    renderPortal(`${PAGE}&show=completed`, open);
    expect(await screen.findByText('No project is completed')).toBeVisible();
  });

  it('has a note that all skills are covered where nothing is uncovered any more', async () => {
    const memory = memoryApi();
    const [atlas] = memory.records.projects.filter(({ name }) => name === 'Atlas Billing');
    atlas!.endDate = day(60);
    await show(PAGE, memory);
    expect(await span('Atlas Billing')).toHaveAccessibleName(/filled today, all skills covered$/);
    expect(screen.getByText('All skills covered')).toBeInTheDocument();
    expect(screen.queryByText(/^React uncovered/)).not.toBeInTheDocument();
  });

  it('begins gaps that run at today, and says until when they are', async () => {
    const memory = memoryApi();
    memory.records.assignments = [];
    const { user } = await show(PAGE, memory);
    const until = /TypeScript uncovered until July 29, React uncovered until July 29$/;
    expect(await span('Atlas Billing')).toHaveAccessibleName(until);
    expect(screen.getByText('React uncovered until Jul 29')).toBeInTheDocument();
    const left = (element: HTMLElement | null | undefined) =>
      Number.parseFloat(element?.style.insetInlineStart ?? '');
    const gap = screen.getByText('React uncovered until Jul 29').parentElement?.parentElement;
    // By month, a day is 2.5 px wide.
    expect(left(gap) - left((await span('Atlas Billing')).parentElement)).toBeCloseTo(60 * 2.5, -1);
    expect(screen.getByText('PostgreSQL uncovered Apr 6 – Oct 27')).toBeInTheDocument();
    (await span('Atlas Billing')).focus();
    await user.keyboard('{Enter}');
    const details = await screen.findByRole('dialog', { name: 'Atlas Billing' });
    expect(details).toHaveTextContent('4 places until Jul 29');
    expect(details).toHaveTextContent('React uncovered until Jul 29');
  });

  it('reads an older API, which shows all projects and says nothing of what is lacking', async () => {
    const memory = memoryApi();
    const path = '/api/roadmap?from=2026-01-01&to=2026-12-31&sort=name';
    const { status, body } = (await memory.api({ method: 'GET', path }))!;
    const { aroundHidden: _, lacking: _lacking, notShown: _notShown, ...data } = (body as Answer).data;
    memory.stubNext('GET', '/api/roadmap', { status, body: { success: true, data } });
    await show(PAGE, memory);
    expect(foot()).toHaveTextContent(/^3 projects not completed$/);
    expect((await span('Atlas Billing')).parentElement).toHaveTextContent('2 of 4');
  });
});
