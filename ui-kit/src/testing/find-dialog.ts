import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * Resolves to the open dialog with the given name once it contains focus. No user acts sooner, and anything opened
 * before then would be closed again.
 */
export async function findDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.contains(document.activeElement), `${name} has focus`).toBe(true));
  return dialog;
}
