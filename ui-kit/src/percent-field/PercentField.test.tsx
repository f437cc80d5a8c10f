import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible';
import { PercentField, type PercentFieldProps } from './PercentField';

function Allocation(props: Partial<Omit<PercentFieldProps, 'value' | 'defaultValue' | 'onChange'>>) {
  const [value, setValue] = useState<number | null>(50);
  return (
    <>
      <PercentField label="Allocation" value={value} onChange={setValue} {...props} />
      <output>{String(value)}</output>
    </>
  );
}

const number = () => screen.getByRole('spinbutton', { name: 'Allocation' });
const slider = () => screen.getByRole('slider', { name: 'Allocation' });

describe('PercentField', () => {
  it('shows the same value in the stepper and on the slider', async () => {
    render(<Allocation />);
    expect(number()).toHaveValue('50%');
    expect(slider()).toHaveValue('50');
    fireEvent.change(slider(), { target: { value: '37' } });
    expect(number()).toHaveValue('37%');
    await userEvent.type(number(), '{ArrowUp}');
    expect(slider()).toHaveValue('40');
    await expectAccessible();
  });

  it('keeps the slider at its maximum for larger typed values', async () => {
    render(<Allocation />);
    await userEvent.clear(number());
    await userEvent.type(number(), '150');
    expect(screen.getByRole('status')).toHaveTextContent('150');
    expect(slider()).toHaveValue('100');
    // Position where the fill of the track ends.
    expect(slider().parentElement?.style.getPropertyValue('--value')).toBe('1');
  });

  it('includes the mark in the value text of the slider', async () => {
    render(<Allocation mark={{ value: 30, label: '30% remaining' }} />);
    expect(screen.getByText('30% remaining')).toBeVisible();
    expect(slider()).toHaveAttribute('aria-valuetext', '50%, 30% remaining');
    await expectAccessible();
  });

  it('ranges from 0 to 100 by default', () => {
    const { rerender } = render(<Allocation />);
    expect(number()).toHaveAttribute('aria-valuemin', '0');
    expect(slider()).toHaveAttribute('max', '100');
    rerender(<Allocation min={10} max={60} />);
    expect(slider()).toHaveAttribute('min', '10');
    expect(number()).toHaveAttribute('aria-valuemax', '60');
  });

  it('does not announce 0% while empty', async () => {
    render(<Allocation />);
    await userEvent.clear(number());
    expect(slider()).toHaveAttribute('aria-valuetext', 'Not set');
    expect(number()).not.toHaveAttribute('aria-valuenow');
  });

  it('blurs when either the slider or the number field does', async () => {
    const onBlur = vi.fn();
    render(<Allocation onBlur={onBlur} />);
    await userEvent.click(slider());
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('works uncontrolled', async () => {
    render(<PercentField label="Allocation" defaultValue={25} />);
    await userEvent.type(number(), '{ArrowUp}');
    expect(slider()).toHaveValue('30');
  });

  it('omits the unit if the label has it', () => {
    render(<Allocation suffix="" />);
    expect(number()).toHaveValue('50');
  });
});
