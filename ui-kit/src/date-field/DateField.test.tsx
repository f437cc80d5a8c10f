import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog';
import { expectAccessible } from '../testing/expect-accessible';
import { DateField, type DateFieldProps } from './DateField';

function StartDate({
  start = '2026-04-20',
  ...props
}: { start?: string } & Partial<Omit<DateFieldProps, 'value' | 'defaultValue' | 'onChange'>>) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateField label="Start Date" value={value} onChange={setValue} {...props} />
      <p data-testid="value">{value}</p>
    </>
  );
}

const project = {
  min: '2026-04-06',
  max: '2026-10-30',
  rangeText: 'Project runs Apr 6, 2026 – Oct 30, 2026',
};
const field = () => screen.getByRole('textbox', { name: 'Start Date' });
const value = () => screen.getByTestId('value').textContent;
const day = (name: string | RegExp) => screen.getByRole('button', { name });
const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
  await screen.findByRole('grid');
  return screen.getByRole('dialog', { name: 'Start Date' });
};

describe('DateField', () => {
  it('formats its day for display', async () => {
    render(<StartDate hint="First day of work" />);
    expect(field()).toHaveValue('Apr 20, 2026');
    expect(field()).toHaveAccessibleDescription('First day of work');
    await expectAccessible();
  });

  it.each(['Mar 2, 2026', '2026-03-02'])('parses %j and formats it on blur', async (text) => {
    render(<StartDate start="" />);
    await userEvent.type(field(), text);
    expect(value()).toBe('2026-03-02');
    expect(field()).toHaveValue(text);
    await userEvent.tab();
    expect(field()).toHaveValue('Mar 2, 2026');
  });

  it.each(['2.3.2026', '2 Mar 2026', '2026-3-2', 'March 2, 2026', '2-Mar-2026', '２０２６-３-２'])(
    'shows %j as it was understood when the field is left',
    async (text) => {
      render(<StartDate start="" />);
      await userEvent.type(field(), text);
      await userEvent.tab();
      expect(field()).toHaveValue('Mar 2, 2026');
      expect(value()).toBe('2026-03-02');
      expect(field()).toBeValid();
    },
  );

  it('asks which day is meant if there are two, by keyboard as well', async () => {
    render(<StartDate start="" />);
    await userEvent.type(field(), '3/4/2027');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(field()).toHaveValue('3/4/2027');
    expect(field()).toHaveAccessibleDescription('Choose the date you mean');
    expect(screen.getByRole('group', { name: 'Choose the date you mean' })).toBeVisible();
    await expectAccessible();
    await userEvent.tab();
    expect(day('Mar 4, 2027')).toHaveFocus();
    await userEvent.tab();
    expect(day('Apr 3, 2027')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(value()).toBe('2027-04-03');
    expect(field()).toHaveValue('Apr 3, 2027');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('says how to write a date once the field is left, not while typing', async () => {
    render(<StartDate start="" />);
    await userEvent.type(field(), 'Mar 2');
    expect(field()).toBeValid();
    await userEvent.tab();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Enter a date, e.g. Mar 2, 2026');
  });

  it('passes on and keeps text that is not a date', async () => {
    render(<StartDate start="" />);
    await userEvent.type(field(), 'next week');
    await userEvent.tab();
    expect(value()).toBe('next week');
    expect(field()).toHaveValue('next week');
  });

  it('passes on a typed day out of range, for validation to report', async () => {
    render(<StartDate start="" {...project} />);
    await userEvent.type(field(), 'Apr 1, 2026');
    expect(value()).toBe('2026-04-01');
  });

  it('opens the calendar on its day and picks another by pointer', async () => {
    render(<StartDate {...project} />);
    const calendar = await openCalendar();
    expect(calendar).toHaveTextContent('April 2026');
    expect(calendar).toHaveTextContent(project.rangeText);
    await waitFor(() => expect(day(/April 20, 2026, selected/)).toHaveFocus());
    await expectAccessible();
    await userEvent.click(day(/April 23/));
    expect(value()).toBe('2026-04-23');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a date' })).toHaveFocus());
  });

  it('navigates days, weeks and months by keyboard', async () => {
    render(<StartDate {...project} />);
    field().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(day(/April 20, 2026, selected/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(day(/April 28/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(day(/May 28/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(value()).toBe('2026-05-28');
  });

  it.each([
    [project, project.rangeText],
    [{ min: '2026-04-06', max: '2026-10-30' }, 'From Apr 6, 2026 to Oct 30, 2026'],
    [{ min: '2026-04-06' }, 'Not before Apr 6, 2026'],
    [{ max: '2026-10-30' }, 'Not after Oct 30, 2026'],
    [{}, ''],
  ])('describes the available days within %j: %j', async (bounds, line) => {
    render(<StartDate {...bounds} />);
    expect(await openCalendar()).toHaveAccessibleDescription(line);
  });

  it('follows the visual order with arrow keys in right-to-left pages', async () => {
    document.dir = 'rtl';
    render(<StartDate />);
    await openCalendar();
    await waitFor(() => expect(day(/April 20, 2026, selected/)).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(day(/April 21/)).toHaveFocus();
    document.dir = '';
  });

  it('works uncontrolled and is required', async () => {
    const reported = vi.fn();
    render(<DateField label="Start Date" defaultValue="2026-04-20" onChange={reported} />);
    expect(field()).toHaveValue('Apr 20, 2026');
    expect(field()).toBeRequired();
    await userEvent.clear(field());
    await userEvent.type(field(), 'May 1, 2026');
    await userEvent.tab();
    expect(field()).toHaveValue('May 1, 2026');
    expect(reported).toHaveBeenLastCalledWith('2026-05-01');
  });

  it('disables days out of range', async () => {
    render(<StartDate {...project} />);
    await openCalendar();
    expect(day(/April 5/)).toBeDisabled();
    expect(day(/April 6/)).toBeEnabled();
    expect(day(/Previous Month/)).toHaveAttribute('aria-disabled', 'true');
  });

  it('handles Escape before the dialog around it', async () => {
    const onClose = vi.fn();
    render(
      <Dialog open title="Create Assignment" onClose={onClose}>
        <StartDate />
      </Dialog>,
    );
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
    const calendar = await screen.findByRole('dialog', { name: 'Start Date' });
    await waitFor(() => expect(calendar).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(calendar).not.toBeInTheDocument());
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows its error', () => {
    render(<StartDate error="Start date cannot be after end date" />);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Start date cannot be after end date');
  });
});
