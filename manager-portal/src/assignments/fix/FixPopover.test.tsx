import type { OverloadCase } from '@erm/contracts/overload-case';
import { loadCurve } from '@erm/contracts/load-curve';
import { createPortal } from '@erm/portal-kit';
import {
  changeRecord,
  createMemoryApi,
  failure,
  memoryId,
  renderPortal,
  sampleManager,
} from '@erm/portal-kit/testing';
import { expectAccessible } from '@erm/ui-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FixPopover } from './FixPopover';

const [ANA, ILYA, ATLAS, SUBJECT] = [1, 2, 11, 22].map(memoryId) as [string, string, string, string];
const dates = { startDate: '2026-04-20', endDate: '2026-06-12' };
const other = {
  _id: memoryId(21),
  version: 1,
  projectId: ATLAS,
  projectName: 'Atlas Billing',
  role: 'Lead',
  allocationPercentage: 70,
  startDate: '2026-01-20',
  endDate: '2026-05-01',
};
const saved = {
  _id: SUBJECT,
  version: 4,
  projectId: memoryId(12),
  projectName: 'Data Residency EU',
  role: 'Lead',
  allocationPercentage: 50,
  startDate: '2026-05-04',
  endDate: '2026-06-26',
};
const overload: OverloadCase = {
  engineer: { _id: ANA, name: 'Ana Sousa', maxCapacity: 100 },
  today: '2026-03-11',
  load: loadCurve([other]),
  others: [other],
  saved: { ...saved, engineerId: ANA },
  proposed: { engineerId: ANA, allocationPercentage: 50, ...dates },
};
const batchSaved = { status: 201, body: { success: true, data: { batchId: memoryId(7), assignments: [] } } };

function show(memory = createMemoryApi(sampleManager), asked = overload) {
  const calls = { onPreview: vi.fn(), onFixed: vi.fn(), onPutBack: vi.fn() };
  const Portal = createPortal({
    fix: () => <FixPopover overload={asked} skills={['Go']} anchor={document.body} {...calls} />,
  });
  const portal = { Portal, manifest: { prefix: '/manager' }, user: sampleManager, api: memory.api };
  return { ...renderPortal('/manager/fix', portal), ...calls };
}
/** Whose search for people is answered once that is called. */
function answeredLater() {
  const memory = createMemoryApi(sampleManager);
  const { api } = memory;
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  memory.api = async (request) => {
    if (request.path.startsWith('/api/people')) await isAnswered;
    return api(request)!;
  };
  return { memory, answer };
}
const radios = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent);
const dialog = () => screen.findByRole('dialog', { name: 'Fix the overload' });

describe('the fixes of an overload', () => {
  it('take the focus from what closed and got it back meanwhile', async () => {
    const { memory, answer } = answeredLater();
    show(memory);
    await dialog();
    const outside = document.body.appendChild(document.createElement('button'));
    onTestFinished(() => outside.remove());
    await waitFor(() => expect(screen.getByRole('radiogroup')).toHaveFocus());
    act(() => outside.focus());
    answer();
    await waitFor(() => expect(screen.getByRole('radio', { checked: true })).toHaveFocus());
  });

  it('hold still until all are there, then the first is chosen and has the focus, with one request', async () => {
    const { memory, answer } = answeredLater();
    const { host, user, onFixed, onPreview } = show(memory);
    expect(await dialog()).toHaveTextContent(
      'Ana Sousa would be at 120 of 100%, Apr 20 – May 1. Nothing is saved yet.',
    );
    const first = [
      'Reduce Data Residency EU to 30%50% → 30%100 of 100%',
      'Start Data Residency EU on May 2, 202612 days later50 of 100%',
    ];
    expect(radios()).toEqual(first);
    expect(document.querySelectorAll('[data-looking]')).toHaveLength(2);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    const list = screen.getByRole('radiogroup', { name: 'Suggestions', busy: true });
    await waitFor(() => expect(list).toHaveFocus());
    expect(screen.getByText('Looking for more...')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Reduce to 30%' })).toBeDisabled();
    await user.keyboard('{Enter}');
    expect([onFixed, onPreview].map((call) => call.mock.calls.length)).toEqual([0, 0]);
    answer();
    expect(await screen.findByText(/^Give Data Residency EU to Ilya Aronov/)).toBeVisible();
    expect(radios()).toEqual([
      ...first,
      'Give Data Residency EU to Ilya Aronov100% free, has Go50 of 100%',
      'End Atlas Billing on Apr 19, 202612 days earlier, 70%50 of 100%',
    ]);
    expect(screen.getByRole('radio', { checked: true })).toBe(screen.getAllByRole('radio')[0]);
    expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
    expect(screen.getByText('4 suggestions.').closest('[role=status]')).toBeInTheDocument();
    expect(host.requests.map(({ path }) => path)).toEqual([expect.stringMatching(/^\/api\/people\?/)]);
    await expectAccessible(await dialog());
  });

  it('leave the focus on a button that was reached while others were looked for', async () => {
    const { memory, answer } = answeredLater();
    const { user } = show(memory);
    await waitFor(() => expect(screen.getByRole('radiogroup', { busy: true })).toHaveFocus());
    await user.tab();
    const back = screen.getByRole('button', { name: 'Put it back' });
    expect(back).toHaveFocus();
    answer();
    await screen.findByText(/^Give Data Residency EU/);
    expect(back).toHaveFocus();
  });

  it('are shown by arrow keys, and taken by Enter as one batch', async () => {
    const memory = createMemoryApi(sampleManager);
    memory.stubNext('POST', '/api/batches', batchSaved);
    const { user, host, onPreview, onFixed } = show(memory);
    await screen.findByText(/^Give Data Residency EU/);
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Reduce/ })).toHaveFocus());
    expect(onPreview).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'reduce' }));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(onPreview).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'give' }));
    expect(screen.getByRole('button', { name: 'Give to Ilya Aronov' })).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onFixed).toHaveBeenCalledOnce());
    expect(host.requests.filter(({ method }) => method === 'POST')).toEqual([
      expect.objectContaining({
        path: '/api/batches',
        body: {
          operations: [{ action: 'update', id: SUBJECT, body: { engineerId: ILYA, ...dates, version: 4 } }],
        },
      }),
    ]);
    expect(host.notifications).toEqual([
      expect.objectContaining({
        title: 'Overload fixed',
        description: 'Give Data Residency EU to Ilya Aronov',
        action: expect.objectContaining({ label: 'Undo' }),
      }),
    ]);
  });

  it('put back on Escape and by the button, without a request', async () => {
    const { user, host, onPutBack } = show();
    await dialog();
    await user.keyboard('{Escape}');
    expect(onPutBack).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(onPutBack).toHaveBeenCalledTimes(2);
    expect(host.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('stay without people if the search fails, and open if saving does', async () => {
    const memory = createMemoryApi(sampleManager);
    memory.stubNext('GET', '/api/people', failure('FORBIDDEN', 'Managers only'));
    memory.stubNext('POST', '/api/batches', failure('CONFLICT', 'Somebody else has changed this.'));
    const { user, host, onFixed } = show(memory);
    expect(await screen.findByText('Engineers who could take it over could not be loaded.')).toBeVisible();
    expect(radios()).toHaveLength(3);
    expect(screen.queryByText('Looking for more...')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reduce to 30%' }));
    await waitFor(() => expect(host.notifications).toHaveLength(1));
    expect(host.notifications[0]).toMatchObject({
      kind: 'error',
      description: 'Somebody else has changed this.',
    });
    expect(onFixed).not.toHaveBeenCalled();
    expect(await dialog()).toBeVisible();
  });

  it('raise a max capacity that was lowered, as an edit of the engineer, last of all', async () => {
    const memory = createMemoryApi(sampleManager);
    const NOOR = memoryId(3);
    memory.records.changes.unshift(
      changeRecord({
        _id: memoryId(60),
        at: '2026-03-02T12:00:00.000Z',
        entity: 'user',
        entityId: NOOR,
        before: { maxCapacity: 100 },
        after: { maxCapacity: 80 },
      }),
    );
    const tooMuch = { ...saved, allocationPercentage: 90, engineerId: NOOR };
    const exists: OverloadCase = {
      engineer: { _id: NOOR, name: 'Noor Haddad', maxCapacity: 80, version: 1 },
      today: '2026-03-11',
      load: loadCurve([]),
      others: [],
      saved: tooMuch,
      proposed: tooMuch,
    };
    const { user, host, onFixed } = show(memory, exists);
    const raise = await screen.findByRole('radio', { name: /^Raise max capacity to 90%/ });
    expect(radios().at(-1)).toBe(
      'Raise max capacity to 90%Helena Fischer lowered it from 100% on Mar 2, 202690 of 90%',
    );
    await user.click(raise);
    await expectAccessible(await dialog());
    await user.click(screen.getByRole('button', { name: 'Raise to 90%' }));
    await waitFor(() => expect(onFixed).toHaveBeenCalledOnce());
    expect(host.requests.filter(({ method }) => method !== 'GET')).toEqual([
      expect.objectContaining({
        method: 'PUT',
        path: `/api/engineers/${NOOR}`,
        body: { maxCapacity: 90, version: 1 },
      }),
    ]);
  });

  it('name the working days of an overload that exists, and every day of one that would', async () => {
    const weekends = { ...saved, engineerId: ANA, startDate: '2026-11-14', endDate: '2026-12-06' };
    const asked = {
      ...overload,
      engineer: { ...overload.engineer, maxCapacity: 20 },
      load: loadCurve([]),
      others: [],
      saved: weekends,
      proposed: weekends,
    };
    const { unmount } = show(undefined, asked);
    expect(await dialog()).toHaveTextContent('Ana Sousa is at 50 of 20%, Nov 16 – Dec 4.');
    unmount();
    const raised = show(undefined, { ...asked, proposed: { ...weekends, allocationPercentage: 60 } });
    expect(await dialog()).toHaveTextContent('Ana Sousa would be at 60 of 20%, Nov 14 – Dec 6. Nothing');
    raised.unmount();
    const until = { startDate: '2026-11-02', endDate: '2026-11-15', allocationPercentage: 20 };
    const load = loadCurve([until]);
    show(undefined, { ...asked, load, proposed: { ...weekends, allocationPercentage: 20 } });
    expect(await dialog()).toHaveTextContent('40 of 20%, Nov 14 – 15. Only a weekend is in the way.');
    expect(screen.getByRole('button', { name: 'Start on Nov 16, 2026' })).toBeVisible();
  });

  it('say if it is unknown who lowered the max capacity', async () => {
    const memory = createMemoryApi(sampleManager);
    memory.stubNext('GET', '/api/changes', failure('FORBIDDEN', 'No'));
    const proposed = { ...saved, engineerId: ANA };
    show(memory, { ...overload, engineer: { ...overload.engineer, maxCapacity: 40 }, proposed });
    expect(
      await screen.findByText('The change that lowered the max capacity could not be loaded.'),
    ).toBeVisible();
  });
});
