import { memoryId } from '@erm/portal-kit/testing';
import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { renderPortal } from '../test-support/render-portal';

const PAGE = '/manager/assignments?view=schedule';
const head = (name: string) => screen.findByRole('rowheader', { name: new RegExp(name) });
const items = async (name: string) => {
  await screen.findByRole('menu', { name: `Actions for ${name}` });
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};

beforeEach(() => layOut());

describe('the menu of a row', () => {
  it('offers what can be done with an engineer, and gives the focus back', async () => {
    const { user, address } = renderPortal(PAGE);
    const ana = await head('Ana Sousa');
    const open = () => user.pointer({ keys: '[MouseRight]', target: ana });
    await open();
    expect(await items('Ana Sousa')).toEqual(['Open capacity', 'Assign', 'Why this number?', 'History']);
    await expectAccessible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(ana).toHaveFocus());
    await open();
    await user.click(await screen.findByRole('menuitem', { name: 'History' }));
    await waitFor(() => expect(address()).toContain(`panel=history&of=engineer%3A${memoryId(1)}`));
  });

  it('assigns the engineer, and says why a number is so', async () => {
    const { user } = renderPortal(PAGE);
    const ana = await head('Ana Sousa');
    const choose = async (name: string) => {
      await user.pointer({ keys: '[MouseRight]', target: ana });
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Why this number?');
    await screen.findByRole('dialog', { name: /^Why / });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(ana).toHaveFocus());
    await choose('Assign');
    const dialog = within(await findDialog('Create Assignment'));
    expect(dialog.getByRole('combobox', { name: /^Engineer/ })).toHaveDisplayValue(/Ana Sousa/);
  });

  it('opens and closes a project', async () => {
    const { user, address } = renderPortal(`${PAGE}&group=project`);
    const atlas = await head('Atlas Billing');
    const open = () => user.pointer({ keys: '[MouseRight]', target: atlas });
    await open();
    expect(await items('Atlas Billing')).toEqual(['Open', 'Why this number?', 'History']);
    await user.click(screen.getByRole('menuitem', { name: 'Open' }));
    await waitFor(() => expect(atlas.closest('[role=row]')).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(atlas).toHaveFocus());
    await open();
    expect(await items('Atlas Billing')).toContain('Close');
    await user.click(screen.getByRole('menuitem', { name: 'History' }));
    await waitFor(() => expect(address()).toContain(`of=project%3A${memoryId(11)}`));
  });
});
