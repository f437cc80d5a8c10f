import { findDialog } from '@erm/ui-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { PAGE, span, show, type View } from '../test-support/roadmap';
import { stubPrint } from '../test-support/stub-print';

beforeEach(() => layOut(1464));

describe('the menu of the roadmap', () => {
  const choose = async ({ user }: View, name: string) => {
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };

  it('shows the history of everything and the keys, which also ? does', async () => {
    const view = await show();
    await choose(view, 'Keyboard shortcuts');
    const help = await findDialog('Keyboard shortcuts');
    expect(help).toHaveAccessibleDescription('Roadmap');
    expect(help).toHaveTextContent('Change datesM');
    await view.user.keyboard('{Escape}');
    (await span('Atlas Billing')).focus();
    await view.user.keyboard('?');
    await findDialog('Keyboard shortcuts');
    await view.user.keyboard('{Escape}');
    await choose(view, 'History');
    await waitFor(() => expect(view.address()).toMatch(/panel=history$/));
  });

  it('is not needed for the search, to which / leads', async () => {
    const { user } = await show();
    (await span('Atlas Billing')).focus();
    await user.keyboard('/');
    const search = screen.getByPlaceholderText('Search projects...');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
  });

  it('prints what is in sight and nothing else, and puts everything back', async () => {
    const paper = () => document.querySelector<HTMLElement>('[data-print=sheet]');
    const printed: string[] = [];
    stubPrint(() => printed.push(paper()?.textContent ?? ''));
    const view = await show(`${PAGE}&q=atlas`);
    await choose(view, 'Print');
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(printed[0]).toMatch(/^RoadmapDec 1, 2025 – .*, by monthOnly: search “atlas”/);
    expect(printed[0]).toContain('Atlas Billing');
    expect(paper()).toBeNull();
    expect(document.adoptedStyleSheets).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('says what to do if no image can be made', async () => {
    const view = await show();
    vi.stubGlobal(
      'Image',
      class {
        decode = () => Promise.reject(new Error('No'));
      },
    );
    await choose(view, 'Export PNG');
    await waitFor(() =>
      expect(view.host.notifications).toEqual([
        expect.objectContaining({
          kind: 'error',
          title: 'The image could not be exported',
          description: 'Choose Print instead and save it as a PDF, or try another browser.',
        }),
      ]),
    );
    vi.unstubAllGlobals();
  });
});

describe('the menu of a project on the roadmap', () => {
  const opened = () => screen.findByRole('menu', { name: 'Actions for Atlas Billing' });

  it('opens on its span, offers what its row does, and gives the focus back', async () => {
    const { user } = await show();
    const atlas = await span('Atlas Billing');
    atlas.focus();
    fireEvent.contextMenu(atlas);
    const items = within(await opened()).getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'View Team',
      'Change Dates',
      'Edit',
      'History',
      'Delete',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(atlas).toHaveFocus();
  });

  it('opens on the head of its row, and leads to its dates', async () => {
    const { user } = await show();
    fireEvent.contextMenu(screen.getByText('Atlas Billing'));
    await user.click(within(await opened()).getByRole('menuitem', { name: 'Change Dates' }));
    expect(await findDialog('Change Dates')).toHaveAccessibleDescription(/^Atlas Billing, /);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('rowheader', { name: /^Atlas Billing/ })).toHaveFocus());
  });

  it('is not in the way of the menu that browsers have elsewhere', async () => {
    await show();
    const grid = screen.getByRole('grid', { name: 'Roadmap' });
    expect(fireEvent.contextMenu(grid)).toBe(true);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
