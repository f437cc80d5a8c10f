import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, type ConfirmDialogProps } from '.';
import { expectAccessible } from '../testing/expect-accessible';

function question(props: Partial<ConfirmDialogProps> = {}) {
  return (
    <ConfirmDialog
      open
      onClose={() => {}}
      title="Delete project"
      confirmLabel="Delete"
      onConfirm={() => {}}
      danger
      {...props}
    >
      Are you sure you want to delete Partner API?
    </ConfirmDialog>
  );
}

describe('ConfirmDialog', () => {
  it('opens with focus on Cancel', async () => {
    render(question());
    const dialog = screen.getByRole('alertdialog', { name: 'Delete project' });
    expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete Partner API?');
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expectAccessible();
  });

  it('confirms only by its button', async () => {
    const onConfirm = vi.fn();
    const onClose = vi.fn();
    render(question({ onConfirm, onClose }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('neither closes nor confirms again while busy', async () => {
    const onConfirm = vi.fn();
    const onClose = vi.fn();
    render(question({ busy: true, onConfirm, onClose }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    for (const button of screen.getAllByRole('button')) {
      expect(button).toHaveAttribute('aria-disabled', 'true');
    }
  });

  it('announces the error and stays open', () => {
    render(question({ error: 'Failed to delete project. Please try again.' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to delete project. Please try again.');
  });
});
