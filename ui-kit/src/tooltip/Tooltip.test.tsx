import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from '.';
import { Button } from '../button';
import { expectAccessible } from '../testing/expect-accessible';

const tip = (
  <Tooltip content="Atlas Billing (Frontend lead) - active">
    <Button>Atlas Billing</Button>
  </Tooltip>
);

const advance = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describe('Tooltip', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  it('opens after hovering for 700 ms and closes on leave', async () => {
    render(tip);
    const button = screen.getByRole('button');
    fireEvent.mouseEnter(button);
    fireEvent.mouseMove(button);
    advance(600);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    advance(200);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Atlas Billing (Frontend lead) - active');
    fireEvent.mouseLeave(button);
    advance(1000);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('opens immediately on keyboard focus, describes its element and closes on Escape', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(tip);
    await user.tab();
    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    const button = screen.getByRole('button');
    expect(button).toHaveAccessibleDescription('Atlas Billing (Frontend lead) - active');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('preserves an existing description', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(
      <>
        <p id="dates">Runs until Jul 31, 2026.</p>
        <Tooltip content="Active">
          <Button aria-describedby="dates">Atlas Billing</Button>
        </Tooltip>
      </>,
    );
    const button = screen.getByRole('button');
    expect(button).toHaveAccessibleDescription('Runs until Jul 31, 2026.');
    await user.tab();
    await screen.findByRole('tooltip');
    expect(button).toHaveAccessibleDescription('Runs until Jul 31, 2026. Active');
  });

  it('has no axe violations when open', async () => {
    vi.useRealTimers();
    render(tip);
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expectAccessible();
  });
});
