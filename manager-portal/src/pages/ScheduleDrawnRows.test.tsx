import type * as LoadCurve from '@erm/contracts/load-curve';
import { engineerRecord } from '@erm/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { layOut } from '@erm/planning/testing';

// Asked once by each row that is drawn.
vi.mock('@erm/contracts/load-curve', async (importOriginal) => {
  const module = await importOriginal<typeof LoadCurve>();
  return { ...module, loadSteps: vi.fn(module.loadSteps) };
});

const nameOf = (index: number) => `Person ${String(index).padStart(3, '0')}`;

it('scrolling draws the rows that come, not again those that are there', async () => {
  // Test files share modules, so another one may have loaded the portal without the mock.
  vi.resetModules();
  const { memoryApi, renderPortal } = await import('../test-support/render-portal');
  const { loadSteps } = await import('@erm/contracts/load-curve');
  layOut();
  const engineers = Array.from({ length: 35 }, (_, index) => engineerRecord(100 + index, nameOf(index)));
  renderPortal('/manager/assignments?view=schedule', memoryApi({ engineers, assignments: [] }));
  await screen.findByText(nameOf(15));
  const rows = () => document.querySelectorAll('[role=row][data-row]').length;
  const isDrawn = () => document.querySelectorAll('[data-track]:empty').length === 0;
  await waitFor(() => expect(isDrawn()).toBe(true));
  const before = rows();
  await new Promise((resolve) => setTimeout(resolve, 500));
  vi.mocked(loadSteps).mockClear();
  screen.getByRole('grid').parentElement!.parentElement!.scrollTo({ top: 5 * 48 + 10 });
  await waitFor(() => expect(rows()).toBeGreaterThan(before));
  await new Promise((resolve) => setTimeout(resolve, 500));
  await waitFor(() => expect(isDrawn()).toBe(true));
  const drawn = vi.mocked(loadSteps).mock.calls.length;
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThanOrEqual(10);
});
