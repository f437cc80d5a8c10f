import { findDialog } from '@erm/ui-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layOut } from '../test-support/lay-out';
import { PAGE, span, show, type View } from '../test-support/roadmap';

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
    // Missing from jsdom.
    vi.stubGlobal(
      'CSSStyleSheet',
      class {
        replaceSync() {}
      },
    );
    document.adoptedStyleSheets = [];
    const view = await show(`${PAGE}&q=atlas`);
    const paper = () => document.querySelector<HTMLElement>('[data-print=sheet]');
    const printed: string[] = [];
    vi.stubGlobal('print', () => {
      window.dispatchEvent(new Event('beforeprint'));
      printed.push(paper()?.textContent ?? '');
      window.dispatchEvent(new Event('afterprint'));
    });
    await choose(view, 'Print');
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
