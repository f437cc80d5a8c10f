import { engineerRecord, memoryId } from '@erm/portal-kit/testing';
import { expectAccessible } from '@erm/ui-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { turnable } from '../test-support/turnable';

const number = (index: number) => String(index).padStart(3, '0');
const scrolled = vi.fn();
const lastScrolled = () => scrolled.mock.contexts.at(-1) as Element | undefined;

beforeEach(() => {
  layOut();
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => vi.unstubAllGlobals());

/** Person 000 and following, whose IDs begin at 200. */
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => engineerRecord(200 + index, `Person ${number(index)}`));

/** What is above the card of a name is scrolled out of sight. */
function scrollToCard(list: HTMLElement, text: string): void {
  const cards = [...list.querySelectorAll<HTMLElement>('[data-card]')];
  const first = cards.findIndex((card) => card.textContent.includes(text));
  cards.forEach((card, index) => {
    card.getBoundingClientRect = () => new DOMRect(0, (index - first) * 100, 390, 100);
  });
  fireEvent.scroll(document);
}

describe('a link to a project on a phone', () => {
  const projects = () => {
    const [sample] = memoryApi().records.projects;
    return Array.from({ length: 120 }, (_, index) => ({
      ...sample!,
      requiredSkills: [],
      _id: memoryId(100 + index),
      name: `Project ${number(index)}`,
    }));
  };
  const many = () => memoryApi({ engineers: [], assignments: [], projects: projects() });
  const PAGE = '/manager/projects?view=roadmap&sort=name';
  const LINK = `${PAGE}&selected=project:${memoryId(210)}`;
  const cardOf = async (name: string) => (await screen.findByText(name, { selector: 'li h2' })).closest('li');

  it('leads to its card and opens its details, which the address keeps until they are closed', async () => {
    turnable(true);
    const { user, address } = renderPortal(LINK, many());
    const sheet = await screen.findByRole('dialog', { name: 'Project 110' });
    expect(sheet).toHaveTextContent('Places');
    await expectAccessible(sheet);
    expect(address()).toContain('selected=project');
    const card = await cardOf('Project 110');
    expect(lastScrolled()).toBe(card);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    expect(address()).not.toContain('selected');
  });

  it('leads on from its details to why they are so, at its card', async () => {
    turnable(true);
    const { user } = renderPortal(LINK, many());
    const sheet = await screen.findByRole('dialog', { name: 'Project 110' });
    await user.click(within(sheet).getByRole('button', { name: /^Why .* places filled\?$/ }));
    expect(await screen.findByRole('dialog', { name: /^Why .* places filled\?$/ })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('keeps its details open when the phone is turned, there and back', async () => {
    const turn = turnable(true);
    const { address } = renderPortal(LINK, many());
    await screen.findByRole('dialog', { name: 'Project 110' });
    turn();
    expect(await screen.findByRole('gridcell', { name: /^Project 110,/, hidden: true })).toBeVisible();
    expect(await screen.findByRole('dialog', { name: 'Project 110' })).toBeVisible();
    scrolled.mockReset();
    turn();
    expect(await screen.findByRole('dialog', { name: 'Project 110' })).toBeVisible();
    const card = await cardOf('Project 110');
    await waitFor(() => expect(lastScrolled()).toBe(card));
    expect(address()).toContain('selected=project');
  });

  it('begins with the first card that was in sight before, without moving the focus', async () => {
    turnable(true);
    const memory = many();
    const first = renderPortal(PAGE, memory);
    await cardOf('Project 030');
    scrollToCard(screen.getByRole('list', { name: 'Roadmap' }), 'Project 030');
    await waitFor(() => expect(first.address()).toContain(`at=${memoryId(130)}`));
    first.unmount();
    renderPortal(`${PAGE}&at=${memoryId(160)}`, memory);
    const card = await cardOf('Project 060');
    await waitFor(() => expect(lastScrolled()).toBe(card));
    expect(document.body).toHaveFocus();
  });
});

describe('the first card in sight of the schedule', () => {
  const PAGE = '/manager/assignments?view=schedule';
  const [sample] = memoryApi().records.projects;
  const company = () =>
    memoryApi({
      engineers: people(120),
      projects: Array.from({ length: 120 }, (_, index) => ({
        ...sample!,
        requiredSkills: [],
        _id: memoryId(200 + index),
        name: `Person ${number(index)}`,
      })),
    });
  const cardOf = async (name: string) => (await screen.findByText(name)).closest('li');

  it.each([
    ['engineer', PAGE],
    ['project', `${PAGE}&group=project`],
  ])('by %s is what a phone begins with, and keeps in the address', async (group, page) => {
    turnable(true);
    const memory = company();
    const first = renderPortal(page, memory);
    await cardOf('Person 020');
    scrollToCard(screen.getByRole('list', { name: `Schedule by ${group}` }), 'Person 020');
    await waitFor(() => expect(first.address()).toBe(`${page}&at=${memoryId(220)}`));
    first.unmount();
    renderPortal(`${page}&at=${memoryId(280)}`, memory);
    const card = await cardOf('Person 080');
    await waitFor(() => expect(lastScrolled()).toBe(card));
    expect(document.body).toHaveFocus();
  });
});

describe('the first engineer in sight of the availability', () => {
  const PAGE = '/manager/engineers?view=availability';
  const company = () =>
    memoryApi({
      engineers: people(180),
      assignments: [],
    });
  const cardOf = async (name: string) => (await screen.findByText(name)).closest('li');

  it('is what a phone begins with, and keeps in the address', async () => {
    turnable(true);
    const memory = company();
    const first = renderPortal(PAGE, memory);
    await cardOf('Person 040');
    scrollToCard(screen.getByRole('list', { name: 'Availability by engineer' }), 'Person 040');
    await waitFor(() => expect(first.address()).toBe(`${PAGE}&at=${memoryId(240)}`));
    first.unmount();
    renderPortal(`${PAGE}&at=${memoryId(320)}`, memory);
    const card = await cardOf('Person 120');
    await waitFor(() => expect(lastScrolled()).toBe(card));
    expect(document.body).toHaveFocus();
  });

  it('stays when the phone is turned', async () => {
    const turn = turnable(true);
    renderPortal(`${PAGE}&at=${memoryId(320)}`, company());
    await cardOf('Person 120');
    turn();
    await screen.findByRole('rowheader', { name: /Person 120/ });
    expect(screen.getByRole('grid').parentElement!.scrollTop).toBe(120 * 40);
    scrolled.mockReset();
    turn();
    const card = await cardOf('Person 120');
    await waitFor(() => expect(lastScrolled()).toBe(card));
  });

  it('stays when the names are sorted the other way, and gives way to who has most when that sorts', async () => {
    turnable(false);
    const { user, address } = renderPortal(`${PAGE}&at=${memoryId(320)}`, company());
    await screen.findByRole('rowheader', { name: /Person 120/ });
    const scroller = () => screen.getByRole('grid').parentElement!;
    await user.click(screen.getByRole('columnheader', { name: 'Name' }));
    await waitFor(() => expect(scroller().scrollTop).toBe(59 * 40));
    expect(address()).toContain(`at=${memoryId(320)}`);
    await user.click(screen.getAllByRole('columnheader')[1]!);
    await waitFor(() => expect(scroller().scrollTop).toBe(0));
    expect(address()).not.toContain('at=');
  });
});
