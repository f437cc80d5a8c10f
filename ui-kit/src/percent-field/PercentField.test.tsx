import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible';
import { PercentField, type PercentFieldProps } from './PercentField';

function Allocation(props: Partial<PercentFieldProps>) {
  const [value, setValue] = useState<number | null>(50);
  return (
    <>
      <PercentField label="Allocation" min={0} max={100} value={value} onChange={setValue} {...props} />
      <output>{String(value)}</output>
    </>
  );
}

const number = () => screen.getByRole('spinbutton', { name: 'Allocation' });
const slider = () => screen.getByRole('slider', { name: 'Allocation' });

describe('PercentField', () => {
  it('shows one value in the stepper and on the slider', async () => {
    render(<Allocation />);
    expect(number()).toHaveValue('50%');
    expect(slider()).toHaveValue('50');
    fireEvent.change(slider(), { target: { value: '37' } });
    expect(number()).toHaveValue('37%');
    await userEvent.type(number(), '{ArrowUp}');
    expect(slider()).toHaveValue('40');
    await expectAccessible();
  });

  it('keeps the slider at its end while more is typed', async () => {
    render(<Allocation />);
    await userEvent.clear(number());
    await userEvent.type(number(), '150');
    expect(screen.getByRole('status')).toHaveTextContent('150');
    expect(slider()).toHaveValue('100');
    // Where the fill of the track ends.
    expect(slider().parentElement?.style.getPropertyValue('--value')).toBe('1');
  });

  it('names the mark on the track', async () => {
    render(<Allocation mark={{ value: 30, label: '30% remaining' }} />);
    expect(screen.getByText('30% remaining')).toBeVisible();
    expect(slider()).toHaveAttribute('aria-valuetext', '50%, 30% remaining');
    await expectAccessible();
  });

  it('leaves the unit to the label where that has it', () => {
    render(<Allocation suffix="" />);
    expect(number()).toHaveValue('50');
  });
});
