import type { DaySpan } from '@erm/contracts/calendar-day';
import { memoryId } from '@erm/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { announcing } from '../test-support/announcing';
import { layOut } from '@erm/planning/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

const PAGE = '/manager/projects?view=roadmap';
type View = ReturnType<typeof renderPortal>;
const span = (name: string) => screen.findByRole('gridcell', { name: new RegExp(`^${name},`) });
const rowNames = () => screen.getAllByRole('rowheader').map((header) => header.getAttribute('aria-label'));

beforeEach(() => layOut());

describe('the address of the roadmap', () => {
  /** Long enough that its last projects are on another page. */
  const many = (rest: Partial<DaySpan> = {}) => {
    const [sample] = memoryApi().records.projects;
    const projects = Array.from({ length: 120 }, (_, index) => ({
      ...sample!,
      requiredSkills: [],
      _id: memoryId(100 + index),
      name: `Project ${String(index).padStart(3, '0')}`,
      ...(index === 110 && rest),
    }));
    return memoryApi({ engineers: [], assignments: [], projects });
  };
  const LINK = `${PAGE}&sort=name&selected=project:${memoryId(210)}`;
  const asked = (view: View) =>
    view.host.requests
      .filter(({ path }) => path.startsWith('/api/roadmap'))
      .map(({ path }) => new URL(path, 'http://here').searchParams);

  it('leads to a project on any page, opens its details, and leaves the focus on it, in one request', async () => {
    const view = renderPortal(LINK, many());
    const details = await screen.findByRole('dialog', { name: 'Project 110' });
    const [first, ...others] = asked(view);
    expect(first?.get('around')).toBe(memoryId(210));
    expect(others.filter((query) => query.get('offset') === '100')).toEqual([]);
    await waitFor(() => expect(details).toContainElement(document.activeElement as HTMLElement));
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(details).not.toBeInTheDocument());
    await waitFor(async () => expect(await span('Project 110')).toHaveFocus());
    expect(view.address()).not.toContain('selected');
  });

  it('leads to a project that is on other days', async () => {
    const view = renderPortal(LINK, many({ startDate: '2031-06-02', endDate: '2031-09-26' }));
    expect(await screen.findByRole('dialog', { name: 'Project 110' })).toBeVisible();
    await waitFor(() => expect(view.address()).toContain('from=2031-05-01'));
    expect(rowNames()).toHaveLength(1);
  });

  it('leads to a completed project by showing all, also on other days and in the order of the address', async () => {
    const memory = many({ startDate: '2031-06-02', endDate: '2031-09-26' });
    memory.records.projects[110]!.status = 'completed';
    const view = renderPortal(LINK, memory);
    expect(await screen.findByRole('dialog', { name: 'Project 110' })).toBeVisible();
    await waitFor(() => expect(view.address()).toContain('from=2031-05-01'));
    expect(view.address()).toContain('show=all');
    expect(view.address()).toContain('sort=name');
    view.unmount();
    const near = many();
    near.records.projects[5]!.status = 'completed';
    const link = `${PAGE}&selected=project:${memoryId(105)}`;
    renderPortal(link, near);
    expect(await screen.findByRole('dialog', { name: 'Project 005' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Show' })).toHaveTextContent('All');
  });

  it('begins at the top if the project was deleted or is filtered out', async () => {
    const view = renderPortal(`${LINK.slice(0, -1)}f`, many());
    await span('Project 000');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    view.unmount();
    renderPortal(`${LINK}&status=planning`, many());
    expect(await screen.findByText('No results found.')).toBeVisible();
  });

  it('asks nothing for a project that is selected here', async () => {
    const view = renderPortal(PAGE, memoryApi());
    await view.user.click(await span('Atlas Billing'));
    expect(await screen.findByRole('dialog', { name: 'Atlas Billing' })).toBeVisible();
    expect(view.address()).toContain('selected=project');
    expect(asked(view).filter((query) => query.has('around'))).toEqual([]);
  });

  it('keeps the first row in sight, to begin with it without moving the focus', async () => {
    const memory = many();
    const view = renderPortal(`${PAGE}&sort=name`, memory);
    await span('Project 000');
    const grid = screen.getByRole('grid', { name: 'Roadmap' });
    const row = grid.querySelector<HTMLElement>('[aria-rowindex="2"]')!.style.insetBlockStart;
    grid.parentElement!.parentElement!.scrollTo({ top: 60 * Number.parseFloat(row) });
    await waitFor(() => expect(view.address()).toContain(`at=${memoryId(160)}`));
    view.unmount();
    const again = renderPortal(view.address(), memory);
    await span('Project 060');
    expect(asked(again)[0]?.get('around')).toBe(memoryId(160));
    expect(screen.queryByRole('gridcell', { name: /^Project 000/ })).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  it('leaves the row with the focus where it is when others add a project above it', async () => {
    const { events, announce } = announcing();
    const memory = many();
    renderPortal(`${PAGE}&sort=name`, memory, events);
    const row = (await span('Project 005')).closest<HTMLElement>('[role="row"]')!;
    row.querySelector<HTMLElement>('[role="rowheader"]')!.focus();
    const scroller = screen.getByRole('grid').parentElement!.parentElement!;
    const top = () => Number.parseFloat(row.style.insetBlockStart) - scroller.scrollTop;
    const before = top();
    const [sample] = memory.records.projects;
    memory.records.projects.unshift({ ...sample!, _id: memoryId(99), name: 'Adoption' });
    await announce('project');
    await span('Adoption');
    expect(row).toContainElement(document.activeElement as HTMLElement);
    expect(top()).toBe(before);
    expect(scroller.scrollTop).toBeGreaterThan(0);
  });
});
