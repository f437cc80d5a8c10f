import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible';
import { NumberField, type NumberFieldOwnProps } from './NumberField';
import { readNumber, stepNumber } from './step-number';

function Team({ start = 4, ...props }: { start?: number | null } & Partial<NumberFieldOwnProps>) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <NumberField label="Team Size" min={1} max={12} value={value} onChange={setValue} {...props} />
      <output>{String(value)}</output>
    </>
  );
}

const field = () => screen.getByRole('spinbutton', { name: 'Team Size' });
const increase = () => screen.getByRole('button', { name: 'Increase Team Size' });
const decrease = () => screen.getByRole('button', { name: 'Decrease Team Size' });
const value = () => screen.getByRole('status').textContent;

describe('NumberField', () => {
  it('is a spin button with bounds', async () => {
    render(<Team suffix="%" hint="2 assigned so far" />);
    expect(field()).toHaveAttribute('aria-valuenow', '4');
    expect(field()).toHaveAttribute('aria-valuemin', '1');
    expect(field()).toHaveAttribute('aria-valuemax', '12');
    expect(field()).toHaveAttribute('aria-valuetext', '4%');
    expect(field()).toHaveAccessibleDescription('2 assigned so far');
    await expectAccessible();
  });

  it('steps by buttons and keys within its bounds', async () => {
    render(<Team />);
    await userEvent.click(increase());
    expect(value()).toBe('5');
    await userEvent.type(field(), '{ArrowDown}{ArrowDown}');
    expect(value()).toBe('3');
    await userEvent.keyboard('{PageUp}{PageUp}');
    expect(value()).toBe('12');
    expect(increase()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{PageDown}{PageDown}');
    expect(value()).toBe('1');
    expect(decrease()).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps focus on the button that reaches the bound', async () => {
    render(<Team start={11} />);
    await userEvent.click(increase());
    await userEvent.click(increase());
    expect(value()).toBe('12');
    expect(increase()).toBeEnabled();
    expect(increase()).toHaveFocus();
  });

  it('leaves a typed number that is out of bounds unchanged', async () => {
    render(<Team start={400} />);
    await userEvent.click(increase());
    expect(value()).toBe('400');
    await userEvent.click(decrease());
    expect(value()).toBe('12');
  });

  it.each([
    [' 50', '50'],
    ['50 ', '50'],
    ['1,000', '1000'],
    ['1,234,567.5', '1234567.5'],
    ['５０', '50'],
    ['50％', '50'],
    ['\u200e50\u00a0%\u200e', '50'],
    ['−５', '-5'],
  ])('accepts %j when pasted', async (text, number) => {
    render(<Team start={null} />);
    await userEvent.click(field());
    await userEvent.paste(text);
    expect(value()).toBe(number);
  });

  it('is required unless it is optional', () => {
    const { rerender } = render(<Team />);
    expect(field()).toBeRequired();
    rerender(<Team optional />);
    expect(screen.getByRole('spinbutton')).not.toBeRequired();
  });

  it('passes on typed numbers unchanged, even out of bounds', async () => {
    render(<Team />);
    await userEvent.clear(field());
    expect(value()).toBe('null');
    await userEvent.type(field(), '400');
    expect(value()).toBe('400');
  });

  it('ignores letters', async () => {
    render(<Team start={null} />);
    await userEvent.type(field(), '1a2');
    expect(field()).toHaveValue('12');
  });

  it('adds the unit again on blur', async () => {
    render(<Team suffix="%" />);
    await userEvent.clear(field());
    await userEvent.type(field(), '7');
    expect(field()).toHaveValue('7');
    await userEvent.tab();
    expect(field()).toHaveValue('7%');
  });

  it('is a single tab stop', async () => {
    render(<Team />);
    await userEvent.tab();
    expect(field()).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('works uncontrolled', async () => {
    const reported: (number | null)[] = [];
    render(
      <NumberField
        label="Team Size"
        min={1}
        max={12}
        defaultValue={4}
        onChange={(size) => reported.push(size)}
      />,
    );
    await userEvent.click(increase());
    expect(field()).toHaveValue('5');
    await userEvent.clear(field());
    expect(field()).toHaveValue('');
    expect(reported).toEqual([5, null]);
  });

  it('shows its error', () => {
    render(<Team error="Team size must be at least 1" />);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Team size must be at least 1');
  });
});

describe('stepNumber', () => {
  const range = { min: 1, max: 100, step: 5 };
  it.each([
    [37, 1, 40],
    [38, 1, 40],
    [37, -1, 35],
    [1, 1, 5],
    [5, -1, 1],
    [100, 1, 100],
    [400, -1, 100],
    [null, 1, 1],
  ] as const)('steps from %s in direction %s to %s', (value, direction, expected) => {
    expect(stepNumber(value, direction, range)).toBe(expected);
  });
});

describe('readNumber', () => {
  it.each([
    ['50', 50],
    ['50%', 50],
    ['-5', -5],
    ['12,5', 12.5],
    ['1,000', 1000],
    ['-12,345,678.5', -12_345_678.5],
    ['1,00', 1],
    ['', null],
    ['-', null],
    ['%', null],
  ])('parses %j as %s', (text, expected) => {
    expect(readNumber(text)).toBe(expected);
  });
});
