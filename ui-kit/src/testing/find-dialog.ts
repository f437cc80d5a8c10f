import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The open dialog of a name, once the focus is in it: nobody acts sooner, and what opens there would close again. */
export async function findDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.contains(document.activeElement), `${name} has the focus`).toBe(true));
  return dialog;
}
