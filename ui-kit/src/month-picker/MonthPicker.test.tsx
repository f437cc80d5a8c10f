import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MonthPicker } from '.';
import { expectAccessible } from '../testing/expect-accessible';

function Month({ start = '2026-03' }: { start?: string }) {
  const [month, setMonth] = useState(start);
  return (
    <>
      <MonthPicker label="Timeline month" value={month} onChange={setMonth} />
      <output>{month}</output>
    </>
  );
}

const value = () => screen.getByRole('status', { name: '' }).textContent;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('MonthPicker', () => {
  it('formats its month and steps across the turn of the year', async () => {
    render(<Month start="2026-12" />);
    expect(screen.getByRole('group', { name: 'Timeline month' })).toBeVisible();
    await press('Next month');
    expect(screen.getByRole('button', { name: 'January 2027' })).toBeVisible();
    await press('Previous month');
    await press('Previous month');
    expect(value()).toBe('2026-11');
    await expectAccessible();
  });

  it('picks the month of a day selected in its calendar and returns focus', async () => {
    render(<Month />);
    await press('March 2026');
    const calendar = await screen.findByRole('dialog', { name: 'March 2026' });
    await waitFor(() => expect(calendar).toContainElement(document.activeElement as HTMLElement));
    await expectAccessible();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: /May 1, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(value()).toBe('2026-05');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'May 2026' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /May 8, 2026, selected/ })).toHaveFocus());
  });

  it('stops at its bounds without losing focus, in the calendar too', async () => {
    render(<MonthPicker label="Month" defaultValue="2026-03" min="2026-03" max="2026-04" />);
    await press('Previous month');
    expect(screen.getByRole('button', { name: 'March 2026' })).toBeVisible();
    await press('Next month');
    await press('Next month');
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveFocus();
    await press('April 2026');
    expect(await screen.findByRole('button', { name: /April 30, 2026/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Go to the Next Month' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('defaults to the current month when uncontrolled, and reports changes', async () => {
    const onChange = vi.fn();
    render(<MonthPicker label="Month" onChange={onChange} />);
    await press('Next month');
    const now = new Date();
    const next = new Date(now.getFullYear(), now.getMonth() + 1, 1, 12);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(next.toISOString().slice(0, 7));
  });

  it('submits its month with a native form', () => {
    render(
      <form aria-label="Review">
        <MonthPicker label="Month" name="month" defaultValue="2026-03" />
      </form>,
    );
    expect(screen.getByRole('form')).toHaveFormValues({ month: '2026-03' });
  });

  it('shows helper text or an error, and can be disabled', async () => {
    const { rerender } = render(<MonthPicker label="Month" defaultValue="2026-03" hint="One at a time" />);
    expect(screen.getByRole('group', { name: 'Month' })).toHaveAccessibleDescription('One at a time');
    rerender(<MonthPicker label="Month" defaultValue="2026-03" error="Choose another month" disabled />);
    expect(screen.getByRole('group', { name: 'Month' })).toHaveAccessibleDescription('Choose another month');
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
    await expectAccessible();
  });
});
