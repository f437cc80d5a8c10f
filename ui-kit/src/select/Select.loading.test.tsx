import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

const options = ['Junior', 'Mid', 'Senior', 'Lead'].map((label) => ({ value: label, label }));

/** Renders a select in a dialog whose list takes until `arrive` to load. */
async function renderLoading() {
  let arrive = () => {};
  let fail = () => {};
  vi.doMock('./SelectList', async (original) => {
    await new Promise<void>((resolve, reject) => {
      arrive = resolve;
      fail = () => reject(new Error('Failed to fetch'));
    });
    return await original();
  });
  const { Select } = await import('.');
  const { Dialog } = await import('../dialog');
  const closeDialog = vi.fn();
  render(
    <Dialog open title="Edit Profile" onClose={closeDialog}>
      <Select label="Seniority" options={options} defaultValue="Mid" />
    </Dialog>,
  );
  return {
    field: screen.getByRole('combobox', { name: 'Seniority' }),
    closeDialog,
    arrive: () => arrive(),
    fail: () => fail(),
    user: userEvent.setup({ delay: null }),
  };
}

describe('a select whose list is not loaded yet', () => {
  beforeEach(() => vi.resetModules());
  // Modules are shared with the other files of this worker.
  afterAll(() => {
    vi.doUnmock('./SelectList');
    vi.resetModules();
  });

  it('points to a list only once there is one, which is where the keys have led', async () => {
    const { field, arrive, user } = await renderLoading();
    await user.click(field);
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).not.toHaveAttribute('aria-activedescendant');
    arrive();
    await vi.waitFor(() => expect(screen.getByRole('listbox', { name: 'Seniority' })).toBeVisible(), 10_000);
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Senior' }).id);
  });

  it('is chosen from by keys', async () => {
    const { field, user } = await renderLoading();
    await user.click(field);
    await user.keyboard('{End}{Enter}');
    expect(field).toHaveTextContent('Lead');
  });

  it('does not open after Escape, which leaves the dialog around it open', async () => {
    const { field, closeDialog, arrive, user } = await renderLoading();
    await user.click(field);
    await user.keyboard('{Escape}');
    arrive();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(closeDialog).not.toHaveBeenCalled();
  });

  it('opens once another attempt to load it succeeds', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { field, fail, user } = await renderLoading();
    await user.click(field);
    fail();
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled(), 10_000);
    vi.doUnmock('./SelectList');
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(screen.getByRole('listbox')).toBeVisible(), 10_000);
  });
});
