import { expectAccessible, findDialog } from '@erm/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '@erm/portal-kit/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

async function openDialog(memory = memoryApi()) {
  const portal = renderPortal('/manager/engineers', memory);
  await portal.user.click(await screen.findByRole('button', { name: 'Add Engineer' }));
  const dialog = within(await findDialog('Add Engineer'));
  const submit = () => portal.user.click(dialog.getByRole('button', { name: 'Add Engineer' }));
  const fill = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields))
      await portal.user.type(dialog.getByLabelText(label), text);
  };
  return { ...portal, dialog, submit, fill };
}

const ingrid = {
  Name: 'Ingrid Solberg',
  Email: 'Ingrid@Example.test',
  Password: 'secret-1',
  Department: 'Infrastructure',
};

describe('Add Engineer', () => {
  it('sends the values with parsed skills, shows a toast, and leads to the new engineer in the list', async () => {
    const { user, dialog, fill, submit, host } = await openDialog();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const ringed = vi.spyOn(Element.prototype, 'animate');
    await expectAccessible(screen.getByRole('dialog'));
    await fill(ingrid);
    await user.type(dialog.getByRole('textbox', { name: /Skills/ }), 'Kubernetes, , Go,go');
    await submit();
    const row = await screen.findByRole('row', { name: /Ingrid Solberg/ });
    expect(row).toBeVisible();
    await waitFor(() => expect(ringed.mock.contexts).toContain(row));
    expect(scrolled.mock.contexts).toContain(row);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(host.notifications).toEqual([
      { kind: 'success', title: 'Engineer added', description: 'Ingrid Solberg' },
    ]);
    expect(host.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Ingrid Solberg',
      email: 'ingrid@example.test',
      password: 'secret-1',
      department: 'Infrastructure',
      skills: ['Kubernetes', 'Go'],
      seniority: 'junior',
      maxCapacity: 100,
    });
  });

  it('reports missing fields and sends nothing', async () => {
    const { dialog, submit, requested } = await openDialog();
    await submit();
    expect(await dialog.findByText('Name is required')).toBeVisible();
    expect(dialog.getByText('Invalid email address')).toBeVisible();
    expect(dialog.getByText('Password must be at least 6 characters')).toBeVisible();
    expect(dialog.getByText('Department is required')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toBeInvalid();
    expect(requested('POST')).toEqual([]);
  });

  it('shows the server’s issue on its field and in a toast, and keeps the form’s values', async () => {
    const { dialog, fill, submit, host } = await openDialog();
    await fill({ ...ingrid, Email: 'ana.sousa@example.test' });
    await submit();
    expect(await dialog.findByText('Email already registered')).toBeVisible();
    expect(dialog.getByLabelText('Email')).toHaveValue('ana.sousa@example.test');
    expect(host.notifications).toEqual([
      { kind: 'error', title: 'Error', description: 'Email already registered' },
    ]);
  });

  it('shows the fallback message when the server sends none', async () => {
    const memory = memoryApi();
    memory.stubNext('POST', '/api/engineers', { status: 502, body: '<html>' });
    const { fill, submit, host, dialog } = await openDialog(memory);
    await fill(ingrid);
    await submit();
    await waitFor(() =>
      expect(host.notifications).toEqual([
        { kind: 'error', title: 'Error', description: 'Failed to add engineer. Please try again.' },
      ]),
    );
    expect(dialog.getByLabelText('Name')).toHaveValue('Ingrid Solberg');
  });

  it('suggests the departments and skills that exist, asked for once the focus is there', async () => {
    const { user, dialog, requested } = await openDialog();
    const asked = () => requested().filter((path) => path === '/api/availability/filters');
    expect(asked()).toEqual([]);
    await user.type(dialog.getByRole('combobox', { name: 'Department' }), 'infra');
    expect(await screen.findByRole('option', { name: 'Infrastructure' })).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(dialog.getByLabelText('Department')).toHaveValue('Infrastructure');
    const skills = dialog.getByRole('textbox', { name: /Skills/ });
    await user.type(skills, 'go, rea');
    await user.click(await screen.findByRole('option', { name: 'React' }));
    // Nobody has it yet, but a project requires it.
    await user.type(skills, 'postg');
    await user.click(await screen.findByRole('option', { name: 'PostgreSQL' }));
    expect(skills).toHaveValue('go, React, PostgreSQL, ');
    expect(dialog.getByRole('list', { name: 'Skills, as a list' })).toHaveTextContent('goReactPostgreSQL');
  });

  it('reports a skill that is too long and sends nothing', async () => {
    const { user, dialog, fill, submit, requested } = await openDialog();
    await fill(ingrid);
    const skills = dialog.getByRole('textbox', { name: /Skills/ });
    await user.type(skills, `Go, ${'x'.repeat(61)}`);
    await submit();
    expect(await dialog.findByText('Each skill must be at most 60 characters')).toBeVisible();
    expect(skills).toBeInvalid();
    expect(skills).toHaveFocus();
    expect(requested('POST')).toEqual([]);
  });

  it('shows the server’s issues on every field', async () => {
    const memory = memoryApi();
    const issues = [
      { path: 'skills.0', message: 'Each skill must be at most 60 characters' },
      { path: 'department', message: 'Department is closed' },
    ];
    memory.stubNext('POST', '/api/engineers', failure('VALIDATION_FAILED', 'Two fields are invalid', issues));
    const { fill, submit, dialog } = await openDialog(memory);
    await fill(ingrid);
    await submit();
    expect(await dialog.findByText('Department is closed')).toBeVisible();
    expect(dialog.getByText('Each skill must be at most 60 characters')).toBeVisible();
  });

  it('asks for confirmation before discarding changes', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Name'), 'Ing');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Discard changes?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByLabelText('Name')).toHaveValue('Ing');
  });
});
