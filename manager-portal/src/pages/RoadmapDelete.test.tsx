import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { renderPortal } from '../test-support/render-portal';

const heads = () => screen.getAllByRole('rowheader');

beforeEach(() => layOut());

describe('deleting a project on the roadmap leads the focus', () => {
  async function show() {
    const { user } = renderPortal('/manager/projects?view=roadmap&sort=name');
    await screen.findByRole('gridcell', { name: /^Atlas Billing/ });
    const count = heads().length;
    const confirm = async () => {
      const dialog = await screen.findByRole('alertdialog', { name: 'Delete project' });
      await user.click(within(dialog).getByRole('button', { name: /^Delete/ }));
      await waitFor(() => expect(heads()).toHaveLength(count - 1));
    };
    const removeByMenu = async (row: number) => {
      await user.click(within(heads().at(row)!).getByRole('button', { name: /^Actions/ }));
      await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
      await confirm();
    };
    return { user, confirm, removeByMenu };
  }

  it('to the row that takes its place', async () => {
    const { removeByMenu } = await show();
    await removeByMenu(0);
    await waitFor(() => expect(heads()[0]).toHaveFocus());
  });

  it('to the row before it, if it was the last', async () => {
    const { removeByMenu } = await show();
    await removeByMenu(-1);
    await waitFor(() => expect(heads().at(-1)).toHaveFocus());
  });

  it('to the row that takes its place, also from the details of its span', async () => {
    const { user, confirm } = await show();
    heads()[0]!.focus();
    await user.keyboard('{ArrowRight}{Enter}');
    const details = await screen.findByRole('dialog');
    await user.click(within(details).getByRole('button', { name: /^Delete/ }));
    await confirm();
    await waitFor(() =>
      expect(heads()[0]!.parentElement).toContainElement(document.activeElement as HTMLElement),
    );
  });
});
