import { findDialog } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPortal } from '../test-support/render-portal';

type User = ReturnType<typeof renderPortal>['user'];

const press = async (user: User, name: string | RegExp) =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);

const editRow = async (user: User) => {
  await press(user, /^Actions for/);
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
};

const editEngineer = async (user: User) => {
  await press(user, 'Ana Sousa');
  await press(user, 'Edit');
};

/** The forms of the portal: title, page, how to open it, and the field to change. */
const forms = [
  ['Add Engineer', '/manager/engineers', (user: User) => press(user, 'Add Engineer'), 'Name'],
  ['Edit Engineer', '/manager/engineers', editEngineer, 'Name'],
  ['Add Project', '/manager/projects', (user: User) => press(user, 'Add Project'), 'Name'],
  ['Edit Project', '/manager/projects', (user: User) => press(user, /^Edit /), 'Team Size'],
  ['Create Assignment', '/manager/assignments', (user: User) => press(user, 'Create Assignment'), 'Role'],
  ['Edit Assignment', '/manager/assignments', editRow, 'Role'],
] as const;

describe.each(forms)('%s', (title, address, open, label) => {
  it('asks for confirmation on Cancel before discarding changes', async () => {
    const { user } = renderPortal(address);
    await open(user);
    const dialog = within(await findDialog(title));
    await user.type(dialog.getByLabelText(label, { selector: 'input' }), '7');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByLabelText<HTMLInputElement>(label, { selector: 'input' }).value).toMatch(/7$/);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument());
  });

  it('closes immediately on Cancel without changes', async () => {
    const { user } = renderPortal(address);
    await open(user);
    const dialog = within(await findDialog(title));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
