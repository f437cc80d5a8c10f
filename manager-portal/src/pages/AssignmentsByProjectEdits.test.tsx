import { addDays } from '@erm/contracts/calendar-day';
import { memoryId } from '@erm/portal-kit/testing';
import { spokenRange } from '@erm/planning';
import { expectAccessible } from '@erm/ui-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layOut } from '@erm/planning/testing';
import '../test-support/changes-loaded';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { stubPrint } from '../test-support/stub-print';
import { updatesOf } from '../test-support/writes-of';

const PAGE = '/manager/assignments?view=schedule&group=project';
const day = (offset: number) => addDays('2026-03-11', offset);
const days = (from: number, to: number) => spokenRange({ startDate: day(from), endDate: day(to) });
const names = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-level') === '1')
    .map((row) => within(row).getAllByText(/./, { ignore: '[aria-hidden]' })[0]?.textContent);
const places = () => screen.queryAllByRole('rowheader', { name: /^Open place/ });
const show = async (more = '', memory = memoryApi()) => {
  const view = renderPortal(`${PAGE}${more}`, memory);
  await screen.findAllByRole('rowheader', { name: /Atlas Billing|Data Residency/ });
  return view;
};

beforeEach(() => {
  layOut();
});

describe('the filters of the schedule by project', () => {
  it('are in the address, counted on the button, and cleared', async () => {
    const { user, address } = await show();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filter' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const filter = within(dialog);
    await user.click(filter.getByRole('combobox', { name: /^Required skills/ }));
    await user.click(await screen.findByRole('option', { name: 'PostgreSQL' }));
    await waitFor(() => expect(names()).toEqual(['Data Residency EU']));
    await user.click(filter.getByRole('combobox', { name: 'Staffing' }));
    await user.click(await screen.findByRole('option', { name: 'Only with uncovered skills' }));
    await waitFor(() => expect(address()).toContain('skill=PostgreSQL&only=uncovered'));
    expect(screen.getByRole('button', { name: 'Filter (2)' })).toBeVisible();
    await expectAccessible();
    await user.click(filter.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(address()).not.toMatch(/skill|only/);
  });

  it('leave one project, and those on which somebody is over capacity', async () => {
    const { user, address } = await show('&only=over');
    await waitFor(() => expect(names()).toEqual(['Atlas Billing']));
    await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.click(await dialog.findByRole('combobox', { name: /^Project/ }));
    await user.click(await screen.findByRole('option', { name: /^Data Residency EU/ }));
    expect(await screen.findByText('No results found.')).toBeVisible();
    expect(address()).toContain('only=over');
    expect(address()).toContain('project=');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('print with the sheet', async () => {
    stubPrint();
    await show('&only=open');
    window.dispatchEvent(new Event('beforeprint'));
    const paper = document.querySelector('[data-print=sheet]');
    expect(paper).toHaveTextContent(/^Schedule by project.*Only: not completed, with open places/);
    window.dispatchEvent(new Event('afterprint'));
    vi.unstubAllGlobals();
  });

  it('are read from the address, which may contain those of the other grouping', async () => {
    const view = await show('&only=open');
    expect(names()).toEqual(['Data Residency EU', 'Atlas Billing']);
    view.unmount();
    const all = await show('&only=free&least=40');
    expect(names()).toHaveLength(2);
    all.unmount();
    await show('&dept=Platform&dept=Nowhere&show=all&sort=start');
    expect(names()).toEqual(['Warehouse Migration', 'Atlas Billing']);
  });

  it('are cleared together with the search when nothing matches', async () => {
    const { user, address } = renderPortal(`${PAGE}&skill=PostgreSQL&dept=Infrastructure&q=a`);
    expect(await screen.findByText('No results found.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(address()).not.toMatch(/skill|dept|q=/));
    await waitFor(() => expect(names()).toHaveLength(2));
  });
});

describe('the projects of the schedule', () => {
  it('are opened and closed together, and found again after a reload', async () => {
    const { user, unmount } = await show('&show=all');
    expect(places()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Open all' }));
    await waitFor(() => expect(places().length).toBeGreaterThan(5));
    (await screen.findByRole('rowheader', { name: /Warehouse Migration/ })).focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Open all' })).toBeVisible();
    const open = places().length;
    unmount();
    await show('&show=all');
    await waitFor(() => expect(places()).toHaveLength(open));
    await user.click(screen.getByRole('button', { name: 'Open all' }));
    await user.click(screen.getByRole('button', { name: 'Close all' }));
    expect(places()).toHaveLength(0);
  });

  it('are opened and closed by a key, and the focus stays with its row or moves to the project', async () => {
    const { user } = await show();
    const atlas = await screen.findByRole('rowheader', { name: /Atlas Billing/ });
    atlas.focus();
    await user.keyboard('*');
    await waitFor(() => expect(places().length).toBeGreaterThan(5));
    expect(atlas).toHaveFocus();
    expect(atlas).toHaveAttribute('tabindex', '0');
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Ana Sousa'));
    await user.keyboard('*');
    await waitFor(() => expect(places()).toHaveLength(0));
    await waitFor(() => expect(atlas).toHaveFocus());
    expect(screen.getByRole('treegrid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('stay open when others are scrolled to', async () => {
    const [project] = memoryApi().records.projects;
    const projects = Array.from({ length: 60 }, (_, index) => ({
      ...project!,
      _id: memoryId(200 + index),
      name: `Project ${index + 10}`,
      teamSize: 1,
      requiredSkills: [],
    }));
    const { user } = renderPortal(PAGE, memoryApi({ projects, assignments: [] }));
    await screen.findByRole('rowheader', { name: /Project 10/ });
    await user.click(screen.getByRole('button', { name: 'Open all' }));
    const grid = screen.getByRole('treegrid');
    const rowCount = () => Number(grid.getAttribute('aria-rowcount'));
    await waitFor(() => expect(rowCount()).toBe(60 + 25));
    const scroller = grid.parentElement!.parentElement!;
    scroller.scrollTop = 25 * 84 + 26 * 52;
    fireEvent.scroll(scroller);
    await waitFor(() => expect(rowCount()).toBe(60 + 60));
  });

  it('begin after a reload with the row that was first in sight, in the middle of a project', async () => {
    const { records } = memoryApi();
    const engineers = Array.from({ length: 60 }, (_, index) => ({
      ...records.engineers[0]!,
      _id: memoryId(200 + index),
      name: `Person ${String(index).padStart(2, '0')}`,
    }));
    const assignments = engineers.map(({ _id }, index) => ({
      ...records.assignments[0]!,
      _id: memoryId(300 + index),
      engineerId: _id,
      startDate: day(index - 40),
      endDate: day(40),
    }));
    const memory = memoryApi({ engineers, assignments });
    const { address, user, unmount } = await show('&sort=start', memory);
    await user.click(screen.getByRole('button', { name: 'Open all' }));
    await screen.findByRole('rowheader', { name: /^Person 00/ });
    const scroller = screen.getByRole('treegrid').parentElement!.parentElement!;
    scroller.scrollTo({ top: 52 + 10.5 * 40 });
    await waitFor(() => expect(address()).toContain('&at='));
    const first = parseInt(address().slice(-24), 16) - 300;
    expect(first).toBeGreaterThan(5);
    unmount();
    renderPortal(address(), memory);
    await screen.findByRole('rowheader', { name: new RegExp(`^Person ${String(first).padStart(2, '0')}`) });
    const { scrollTop } = screen.getByRole('treegrid').parentElement!.parentElement!;
    expect(scrollTop).toBeGreaterThan(52 * 3);
  });

  it('start closed if what the tab remembers makes no sense', async () => {
    for (const text of ['{', '{"all":1,"except":[]}', '{"all":true,"except":[1]}']) {
      sessionStorage.setItem('schedule-open-projects', text);
      const { unmount } = await show();
      expect(places()).toHaveLength(0);
      unmount();
    }
  });
});

describe('an assignment in its project', () => {
  const PART = { left: 0, right: 800, width: 800, top: 0, bottom: 22, height: 22, x: 0, y: 0 };
  const openBar = async () => {
    const view = await show();
    (await screen.findByRole('rowheader', { name: /Atlas Billing/ })).focus();
    await view.user.keyboard('{ArrowRight}');
    const bar = await screen.findByRole('gridcell', { name: /^Ana Sousa, Frontend engineer, 70 percent/ });
    bar.getBoundingClientRect = () => ({ ...PART, toJSON: () => PART });
    return { ...view, bar };
  };

  it.each([
    ['start', 3, { startDate: day(-50 + 14) }],
    ['end', 797, { endDate: day(80 + 14) }],
  ])('gets another %s by dragging its edge', async (_part, x, moved) => {
    const view = await openBar();
    fireEvent.pointerDown(view.bar, { clientX: x, clientY: 10, button: 0, pointerId: 1 });
    fireEvent.pointerMove(view.bar, { clientX: x + 70, clientY: 10, pointerId: 1, altKey: true });
    fireEvent.pointerMove(view.bar, { clientX: x + 140, clientY: 90, pointerId: 1, altKey: true });
    fireEvent.pointerUp(view.bar, { pointerId: 1 });
    await waitFor(() => expect(updatesOf(view)).toEqual([{ id: memoryId(21), ...moved, version: 1 }]));
    const dates = { startDate: day(-50), endDate: day(80), ...moved };
    expect(
      await screen.findByRole('gridcell', { name: /^Ana Sousa, Frontend engineer, 70 percent/ }),
    ).toHaveAccessibleName(new RegExp(spokenRange(dates, true)));
  });

  it('is dragged by the grips that it has while it is selected', async () => {
    const view = await openBar();
    expect(view.bar.querySelector('[data-grip]')).toBeNull();
    await view.user.click(view.bar);
    await screen.findByRole('dialog', { name: 'Atlas Billing, Ana Sousa' });
    const grip = view.bar.querySelector('[data-grip=end]')!;
    fireEvent.pointerDown(grip, {
      clientX: 790,
      clientY: 10,
      button: 0,
      pointerId: 1,
      pointerType: 'touch',
      isPrimary: true,
    });
    fireEvent.pointerMove(grip, { clientX: 755, clientY: 10, pointerId: 1, altKey: true });
    fireEvent.pointerMove(grip, { clientX: 720, clientY: 10, pointerId: 1, altKey: true });
    fireEvent.pointerUp(grip, { pointerId: 1 });
    await waitFor(() => expect(updatesOf(view)).toMatchObject([{ endDate: day(73) }]));
  });

  it('gets another start and end by keys while it is taken, within the project', async () => {
    const view = await openBar();
    view.bar.focus();
    await view.user.keyboard(' {Tab}{ArrowLeft}{ArrowLeft}');
    const status = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
    await status(`${days(-52, 80)}, Ana Sousa, peak 100 of 100 percent.`);
    await view.user.keyboard('{Tab}{Shift>}{ArrowRight}{/Shift}{Enter}');
    await waitFor(() => expect(updatesOf(view)).toMatchObject([{ startDate: day(-52), endDate: day(87) }]));
    await waitFor(() =>
      expect(
        screen.getByRole('gridcell', { name: /^Ana Sousa, Frontend engineer, 70 percent/ }),
      ).toHaveFocus(),
    );
    await view.user.keyboard(' {Tab}{Tab}{Shift>}{ArrowRight>9/}{/Shift}');
    await status('Project ends July 29, 2026.');
  });

  it('gets another start and end by single keys, sent at once when they rest', async () => {
    const view = await openBar();
    view.bar.focus();
    await view.user.keyboard('[[[[{{]]');
    await waitFor(() => expect(updatesOf(view)).toMatchObject([{ startDate: day(-51), endDate: day(78) }]));
    await waitFor(() =>
      expect(
        screen.getByRole('gridcell', { name: /^Ana Sousa, Frontend engineer, 70 percent/ }),
      ).toHaveFocus(),
    );
  });

  it('keeps the focus when it gets another place because of its dates', async () => {
    const view = await openBar();
    const rowOf = (bar: HTMLElement) => Number(bar.closest('[role=row]')!.getAttribute('aria-rowindex'));
    const before = rowOf(view.bar);
    view.bar.focus();
    await view.user.keyboard(' {Shift>}{ArrowRight>4/}{/Shift} ');
    await waitFor(() => expect(updatesOf(view)).toHaveLength(1));
    const moved = () => screen.getByRole('gridcell', { name: /^Ana Sousa, Frontend engineer, 70 percent/ });
    await waitFor(() => expect(rowOf(moved())).toBeGreaterThan(before));
    await waitFor(() => expect(moved()).toHaveFocus());
  });
});
