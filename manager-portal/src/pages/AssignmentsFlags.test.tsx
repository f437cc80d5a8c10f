import { addDays } from '@erm/contracts/calendar-day';
import { memoryId } from '@erm/portal-kit/testing';
import type { HostEvent } from '@erm/portal-sdk';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

const ANA_ON_ATLAS = memoryId(21);
const event: HostEvent = {
  kind: 'change',
  change: {
    changeId: 'c',
    batchId: null,
    entity: 'assignment',
    action: 'update',
    entityId: ANA_ON_ATLAS,
    by: { _id: 'marta', name: 'Marta Kowalska' },
  },
};

beforeEach(() => {
  layOut();
  vi.spyOn(Element.prototype, 'animate').mockReturnValue(new EventTarget() as Animation);
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ['engineer', /^Atlas Billing, 70 percent/, 'Marta Kowalska moved Atlas Billing.'],
  ['project', /^Ana Sousa, .*, 70 percent/, 'Marta Kowalska moved Atlas Billing.'],
])('the schedule by %s tells who else has moved a bar', async (group, name, said) => {
  sessionStorage.setItem('schedule-open-projects', JSON.stringify({ all: true, except: [] }));
  let tell: ((event: HostEvent) => void) | undefined;
  const { records } = renderPortal(`/manager/assignments?view=schedule&group=${group}`, memoryApi(), {
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
  });
  const bar = await screen.findByRole('gridcell', { name });
  // Listening begins after the first screen.
  await vi.waitFor(() => expect(tell).toBeDefined(), 30_000);
  const { assignments } = records;
  const index = assignments.findIndex(({ _id }) => _id === ANA_ON_ATLAS);
  const before = assignments[index]!;
  assignments[index] = { ...before, endDate: addDays(before.endDate, -7), version: before.version + 1 };
  act(() => tell?.(event));
  expect(await screen.findByText('Marta Kowalska')).toBeInTheDocument();
  expect(screen.getByText(/^moved this, /)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText(said)).toHaveAttribute('role', 'status'));
  expect(bar.animate).toHaveBeenCalled();
});
