import { expectAccessible } from '@erm/ui-kit/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AllocationBadge } from './AllocationBadge';
import { FreeBadge } from './FreeBadge';
import { StatusBadge } from './StatusBadge';
import { StatusGlyph } from './StatusGlyph';
import { statusLook } from './status-look';
import { allocationTone, freeLook } from './thresholds';

describe('the badges', () => {
  it('say free capacity, allocation, and status in words', async () => {
    render(
      <>
        <FreeBadge free={55} />
        <AllocationBadge percent={60} />
        <StatusBadge kind="project" status="planning" />
        <StatusBadge kind="assignment" status="paused" />
        <StatusGlyph kind="assignment" status="upcoming" />
      </>,
    );
    for (const text of ['55% Free', '60% allocated', 'Planning', 'Other']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('img', { name: 'Upcoming' })).toBeVisible();
    await expectAccessible();
  });
});

describe('the thresholds', () => {
  it.each([
    [100, 'green', 'signal4'],
    [80, 'green', 'signal4'],
    [79, 'yellow', 'signal3'],
    [50, 'yellow', 'signal3'],
    [49, 'orange', 'signal2'],
    [20, 'orange', 'signal2'],
    [19, 'red', 'signal1'],
    [0, 'red', 'signal1'],
  ])('of %d percent free give %s and %s', (free, tone, glyph) => {
    expect(freeLook(free)).toEqual({ tone, glyph });
  });

  it.each([
    [100, 'red'],
    [80, 'red'],
    [79, 'yellow'],
    [60, 'yellow'],
    [59, 'green'],
    [0, 'green'],
  ])('of %d percent allocated give %s', (percent, tone) => {
    expect(allocationTone(percent)).toBe(tone);
  });
});

describe('statusLook', () => {
  it('tells an active project from an active assignment', () => {
    expect(statusLook('active', 'project').tone).toBe('green');
    expect(statusLook('active', 'assignment').tone).toBe('blue');
  });

  it('shows an unknown status, including names that every object has, as Other', () => {
    expect(statusLook('constructor', 'project')).toEqual({ label: 'Other', tone: 'grey', glyph: 'ringDash' });
  });
});
