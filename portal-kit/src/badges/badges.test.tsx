import { expectAccessible } from '@erm/ui-kit/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AllocationBadge } from './AllocationBadge';
import { FreeBadge } from './FreeBadge';
import { StatusBadge } from './StatusBadge';
import { StatusGlyph } from './StatusGlyph';
import { statusAppearance } from './status-appearance';
import { allocationTone, freeAppearance } from './thresholds';

describe('the badges', () => {
  it('show free capacity, allocation, and status as text', async () => {
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
  ])('show %d percent free as %s and %s', (free, tone, glyph) => {
    expect(freeAppearance(free)).toEqual({ tone, glyph });
  });

  it.each([
    [100, 'red'],
    [80, 'red'],
    [79, 'yellow'],
    [60, 'yellow'],
    [59, 'green'],
    [0, 'green'],
  ])('show %d percent allocated as %s', (percent, tone) => {
    expect(allocationTone(percent)).toBe(tone);
  });
});

describe('statusAppearance', () => {
  it('distinguishes an active project from an active assignment', () => {
    expect(statusAppearance('active', 'project').tone).toBe('green');
    expect(statusAppearance('active', 'assignment').tone).toBe('blue');
  });

  it('shows an unknown status as Other, including names of object properties', () => {
    expect(statusAppearance('constructor', 'project')).toEqual({
      label: 'Other',
      tone: 'grey',
      glyph: 'ringDash',
    });
  });
});
