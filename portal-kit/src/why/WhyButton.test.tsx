import { HostContext } from '@erm/portal-sdk';
import { createFakeHost } from '@erm/portal-sdk/testing';
import { expectAccessible } from '@erm/ui-kit/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../app/query-client';
import { createMemoryApi } from '../testing/memory-api';
import { changeRecord } from '../testing/memory-changes';
import { memoryId, sampleManager } from '../testing/memory-records';
import { failure } from '../testing/responses';
import { WhyButton } from './WhyButton';
import { WhyChart } from './WhyChart';

const ANA = memoryId(1);
const NOOR = memoryId(3);

function show(button: ReactNode, memory = createMemoryApi(sampleManager)) {
  const host = createFakeHost({ user: sampleManager, api: memory.api });
  render(
    <HostContext value={host}>
      <QueryClientProvider client={createQueryClient()}>{button}</QueryClientProvider>
    </HostContext>,
  );
  return { host, user: userEvent.setup({ delay: null }) };
}
const overloaded = (
  <WhyButton says="100 of 80%" engineerId={NOOR}>
    100%
  </WhyButton>
);
const lines = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

describe('a percentage that can be asked about', () => {
  it('has an icon if it is a large figure', () => {
    const icon = () => screen.getByRole('button').querySelector('[aria-hidden="true"]');
    show(overloaded);
    expect(icon()).toBeNull();
    cleanup();
    show(
      <WhyButton figure says="100 of 80%" engineerId={NOOR}>
        100%
      </WhyButton>,
    );
    expect(icon()).toBeVisible();
  });

  it('requests nothing until it is opened, and says by keyboard what it is made of', async () => {
    const { host, user } = show(overloaded);
    const button = screen.getByRole('button', { name: '100 of 80%. Why?' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(host.requests).toEqual([]);
    await user.tab();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Why 100 of 80%?' });
    expect(await within(dialog).findByText('Noor Haddad, Wed, Mar 11, 2026')).toBeVisible();
    expect(lines(dialog)).toEqual([
      'Atlas BillingTech lead, Feb 9, 2026 – Apr 30, 2026: 100%',
      'Load: 100%',
      'Max capacity: 80%',
      'Over by: 20%',
    ]);
    expect(dialog).toHaveTextContent('Over capacity from Feb 9, 2026 until Apr 30, 2026.');
    expect(dialog).toHaveTextContent(/The load on a day is the sum of all assignments on that day\./);
    // The history, because somebody may have lowered the maximum.
    expect(host.requests.map(({ path }) => path)).toEqual([
      `/api/engineers/${NOOR}/capacity`,
      `/api/changes?entityId=${NOOR}&limit=200`,
    ]);
    await expectAccessible(dialog);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('names who lowered the maximum that is exceeded, and says if that cannot be known', async () => {
    const memory = createMemoryApi(sampleManager);
    memory.records.changes.unshift(
      changeRecord({
        _id: memoryId(60),
        at: '2026-03-02T12:00:00.000Z',
        entity: 'user',
        entityId: NOOR,
        actor: { _id: memoryId(98), name: 'Marta Kowalska' },
        before: { maxCapacity: 100, version: 1 },
        after: { maxCapacity: 80, version: 2 },
      }),
    );
    const { user } = show(overloaded, memory);
    await user.click(screen.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Lowered from 100% by Marta Kowalska, Mar 2, 2026');
    expect(lines(dialog)).toContain('Max capacityLowered from 100% by Marta Kowalska, Mar 2, 2026: 80%');
    await user.keyboard('{Escape}');
    cleanup();
    memory.stubNext('GET', '/api/changes', failure('FORBIDDEN', 'No'));
    const again = show(overloaded, memory);
    await again.user.click(screen.getByRole('button'));
    expect(await screen.findByText('The change that lowered it could not be loaded.')).toBeVisible();
  });

  it('asks for no history of a load within the maximum', async () => {
    const { host, user } = show(
      <WhyButton says="100%" engineerId={NOOR} span={{ startDate: '2026-06-01', endDate: '2026-06-30' }}>
        0%
      </WhyButton>,
    );
    await user.click(screen.getByRole('button'));
    await screen.findByText('Max capacity');
    expect(host.requests).toHaveLength(1);
  });

  it('leaves weekends out if only working days count, and says how the number follows', async () => {
    const memory = createMemoryApi(sampleManager);
    const saturday = { startDate: '2026-03-14', endDate: '2026-03-14' };
    memory.records.assignments.push({
      ...memory.records.assignments[0]!,
      _id: memoryId(61),
      allocationPercentage: 20,
      ...saturday,
    });
    const week = { startDate: '2026-03-09', endDate: '2026-03-15' };
    const { user } = show(
      <WhyButton says="30% free" engineerId={ANA} span={week} ofWorkingDays rule="The least of the week.">
        30%
      </WhyButton>,
      memory,
    );
    await user.click(screen.getByRole('button'));
    await screen.findByText('Max capacity');
    const dialog = screen.getByRole('dialog');
    expect(lines(dialog)).toContain('Load: 70%');
    expect(dialog).toHaveTextContent('The least of the week.');
  });

  it('tells since when and until when an overload lasts by working day, as all that names it does', async () => {
    const memory = createMemoryApi(sampleManager);
    const days = { startDate: '2026-03-07', endDate: '2026-03-29' };
    Object.assign(
      memory.records.assignments.find(({ engineerId }) => engineerId === NOOR)!,
      days,
    );
    for (const span of [undefined, days]) {
      const { user } = show(<WhyButton says="Over by 20%" engineerId={NOOR} span={span} />, memory);
      await user.click(screen.getByRole('button'));
      expect(await screen.findByText('Over capacity from Mar 9, 2026 until Mar 27, 2026.')).toBeVisible();
      cleanup();
    }
  });

  it('counts every day of what is planned, as the rule that refuses it does', async () => {
    const saturday = { startDate: '2026-05-30', endDate: '2026-05-30', allocationPercentage: 20 };
    const { user } = show(
      <WhyButton says="120%" engineerId={ANA} span={saturday} planned={saturday}>
        120%
      </WhyButton>,
    );
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('Over capacity from May 30, 2026 until May 30, 2026.')).toBeVisible();
    cleanup();
    const chart = show(
      <WhyChart says="this load" engineerId={ANA} span={saturday} planned={saturday}>
        Chart
      </WhyChart>,
    );
    await chart.user.click(screen.getByRole('button'));
    const load = await screen.findByText('120%');
    // Marked as over capacity.
    expect(load.parentElement!.querySelector('svg')).toBeInTheDocument();
  });

  it('explains the highest load of a span', async () => {
    const { user } = show(
      <WhyButton says="100%" engineerId={ANA} span={{ startDate: '2026-03-11', endDate: '2026-06-30' }}>
        100%
      </WhyButton>,
    );
    await user.click(screen.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    expect(
      await within(dialog).findByText('Ana Sousa, highest load on Apr 10, 2026 – May 30, 2026'),
    ).toBeVisible();
    expect(lines(dialog).slice(-3)).toEqual(['Load: 100%', 'Max capacity: 100%', 'Free: 0%']);
  });

  it('explains every number of a chart, also where the parts change but not their sum', async () => {
    const memory = createMemoryApi(sampleManager);
    const later = { startDate: '2026-05-31', endDate: '2026-06-30', allocationPercentage: 70 };
    const [first] = memory.records.assignments;
    memory.records.assignments.push({ ...first!, _id: memoryId(61), role: 'Reviewer', ...later });
    const planned = { startDate: '2026-05-25', endDate: '2026-06-05', allocationPercentage: 10 };
    const { host, user } = show(
      <WhyChart
        says="this load"
        engineerId={ANA}
        span={{ startDate: '2026-05-25', endDate: '2026-06-05' }}
        planned={planned}
      >
        <div role="img" aria-label="Load of Ana Sousa" />
      </WhyChart>,
      memory,
    );
    expect(screen.getByRole('img', { name: 'Load of Ana Sousa' })).toBeVisible();
    expect(host.requests).toEqual([]);
    await user.tab();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Why this load?' });
    expect(await within(dialog).findByText('Ana Sousa, May 25, 2026 – Jun 5, 2026')).toBeVisible();
    const residency = 'Data Residency EUUI engineer, Apr 10, 2026 – Jul 29, 2026: 30%';
    expect(lines(dialog)).toEqual([
      'May 25, 2026 – May 30, 2026: 110%',
      'Atlas BillingFrontend engineer, Jan 20, 2026 – May 30, 2026: 70%',
      residency,
      'This assignmentMay 25, 2026 – Jun 5, 2026: 10%',
      'May 31, 2026 – Jun 5, 2026: 110%',
      residency,
      'Atlas BillingReviewer, May 31, 2026 – Jun 30, 2026: 70%',
      'This assignmentMay 25, 2026 – Jun 5, 2026: 10%',
      'Max capacity: 100%',
    ]);
    await expectAccessible(dialog);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'this load. Why?' })).toHaveFocus());
  });

  it('explains the mean of everybody', async () => {
    const { user } = show(
      <WhyButton says="57% Avg Utilization" engineerId={null}>
        57%
      </WhyButton>,
    );
    await user.click(screen.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(lines(dialog)).toEqual([
        'Engineers: 3',
        'Allocated to them today, in all: 170%',
        'Avg Utilization: 57% = 170% ÷ 3 engineers',
        'Of capacity: 61% = 170 of 280 percent-days',
      ]),
    );
  });

  it('says why there is no answer, and asks again', async () => {
    const memory = createMemoryApi(sampleManager);
    memory.stubNext('GET', '/api/engineers', failure('FORBIDDEN', 'You can only view your own capacity'));
    const { user } = show(overloaded, memory);
    await user.click(screen.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('You can only view your own capacity')).toBeVisible();
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('Load')).toBeVisible();
  });

  it('closes by the button that opened it', async () => {
    const { user } = show(overloaded);
    await user.click(screen.getByRole('button'));
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: '100 of 80%. Why?' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
