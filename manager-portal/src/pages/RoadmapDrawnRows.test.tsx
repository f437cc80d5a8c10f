import { findDialog } from '@erm/ui-kit/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type * as Texts from '../views/roadmap/roadmap-texts';
import { layOut } from '@erm/planning/testing';

// Asked once by each row that is drawn.
vi.mock('../views/roadmap/roadmap-texts', async (importOriginal) => {
  const module = await importOriginal<typeof Texts>();
  return { ...module, spokenSpan: vi.fn(module.spokenSpan) };
});

it('draws again only the rows that change, whatever else the view shows', async () => {
  // Test files share modules, so another one may have loaded the portal without the mock.
  vi.resetModules();
  const { show } = await import('../test-support/roadmap');
  const { spokenSpan } = await import('../views/roadmap/roadmap-texts');
  layOut(1464);
  const { user } = await show();
  const drawnAfter = async (keys: string, shown: () => Promise<unknown>) => {
    // Until nothing of what was there before is under way.
    await new Promise((resolve) => setTimeout(resolve, 500));
    vi.mocked(spokenSpan).mockClear();
    await user.keyboard(keys);
    await shown();
    return [...new Set(vi.mocked(spokenSpan).mock.calls.map(([{ name }]) => name))];
  };
  screen.getAllByRole('rowheader')[0]!.focus();
  const focused = () =>
    vi.waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Atlas Billing,/));
  expect(await drawnAfter('{ArrowDown}', focused)).toEqual(['Data Residency EU', 'Atlas Billing']);
  const details = () => screen.findByRole('dialog', { name: 'Atlas Billing' });
  expect(await drawnAfter('{Enter}', details)).toEqual(['Atlas Billing']);
  expect(await drawnAfter('{Escape}', focused)).toEqual(['Atlas Billing']);
  expect(await drawnAfter('m', () => findDialog('Change Dates'))).toEqual([]);
});
