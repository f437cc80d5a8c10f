import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog';
import { expectAccessible } from '../testing/expect-accessible';
import { Select, type SelectProps } from './Select';
import { TypeAhead } from './type-ahead';

const options = ['Junior', 'Mid', 'Senior', 'Lead', 'Staff engineer', 'Staff lead'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

function Seniority({
  start = 'mid',
  ...props
}: { start?: string } & Partial<Omit<SelectProps, 'value' | 'defaultValue' | 'onChange'>>) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Select label="Seniority" options={options} value={value} onChange={setValue} {...props} />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Seniority' });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

afterEach(() => vi.useRealTimers());

describe('Select', () => {
  it('is named by a label inside, which only the eye finds before the value', async () => {
    render(<Seniority labelInside />);
    expect(field()).toHaveTextContent('SeniorityMid');
    expect(within(field()).getByText('Seniority')).toHaveAttribute('aria-hidden', 'true');
    await expectAccessible();
  });

  it('says in the list alone what an option is about', async () => {
    const [junior, ...others] = options;
    render(<Seniority options={[{ ...junior!, note: 'in these weeks' }, ...others]} start="junior" />);
    expect(field()).not.toHaveTextContent('in these weeks');
    await userEvent.click(field());
    expect(await screen.findByRole('option', { name: 'Junior in these weeks' })).toBeVisible();
    await expectAccessible();
  });

  it('shows its value and opens with it active', async () => {
    render(<Seniority hint="As agreed" />);
    expect(field()).toHaveTextContent('Mid');
    expect(field()).toHaveAccessibleDescription('As agreed');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(field());
    expect(await screen.findByRole('listbox', { name: 'Seniority' })).toBeVisible();
    expect(await screen.findByRole('option', { name: 'Mid' })).toHaveAttribute('aria-selected', 'true');
    expect(active()).toHaveTextContent('Mid');
    await expectAccessible();
  });

  it('selects by pointer and keeps focus', async () => {
    render(<Seniority />);
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole('option', { name: 'Lead' }));
    expect(field()).toHaveTextContent('Lead');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it.each([
    ['{ArrowDown}{ArrowDown}{Enter}', 'senior'],
    ['{Enter}{ArrowUp}{ArrowUp} ', 'junior'],
    ['{End}{ArrowDown}{Enter}', 'staff lead'],
    [' {Home}{Enter}', 'junior'],
    ['{ArrowDown}{PageDown}{Alt>}{ArrowUp}{/Alt}', 'staff lead'],
    ['{ArrowDown}{End}{Tab}', 'staff lead'],
    ['{ArrowDown}{End}{Escape}', 'mid'],
    ['s{Enter}', 'senior'],
    ['ss{Enter}', 'staff engineer'],
    ['staff l{Enter}', 'staff lead'],
    ['x{Enter}', 'mid'],
  ])('after the keys %s its value is %s', async (keys, expected) => {
    render(<Seniority />);
    // The clock is frozen, so that a slow machine doesn't split the search string.
    vi.useFakeTimers({ toFake: ['Date'] });
    const user = userEvent.setup({ delay: null });
    await user.tab();
    await user.keyboard(keys);
    expect(screen.getByRole('status')).toHaveTextContent(expected);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('takes focus on click, even in browsers that do not focus buttons', async () => {
    render(<Seniority />);
    // As in Safari, where a click doesn't move focus.
    fireEvent.click(field());
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveTextContent('Senior');
  });

  it('is required unless it is optional', () => {
    const { rerender } = render(<Seniority />);
    expect(field()).toBeRequired();
    rerender(<Seniority optional />);
    expect(screen.getByRole('combobox')).not.toBeRequired();
  });

  it('closes on blur', async () => {
    render(<Seniority />);
    await userEvent.click(field());
    await userEvent.click(document.body);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('shows the placeholder without a value, and its error', async () => {
    render(<Seniority start="" placeholder="Choose one" error="Please choose" />);
    expect(field()).toHaveTextContent('Choose one');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Please choose');
    await expectAccessible();
  });

  it('submits its value with a native form', () => {
    const { container } = render(<Seniority name="seniority" />);
    expect(container.querySelector('input[name=seniority]')).toHaveValue('mid');
  });

  it('works uncontrolled, but not with both value and defaultValue', async () => {
    const options = [
      { value: 'mid', label: 'Mid' },
      { value: 'lead', label: 'Lead' },
    ];
    render(<Select label="Seniority" options={options} defaultValue="mid" />);
    expect(field()).toHaveTextContent('Mid');
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole('option', { name: 'Lead' }));
    expect(field()).toHaveTextContent('Lead');
    // @ts-expect-error A select is either controlled or uncontrolled.
    const both: SelectProps = { label: 'Seniority', options, value: 'mid', defaultValue: 'mid' };
    expect(both.value).toBe('mid');
  });

  it('cannot be opened while disabled', async () => {
    render(<Seniority disabled />);
    await userEvent.click(field());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('handles Escape before the dialog around it', async () => {
    const closed: string[] = [];
    render(
      <Dialog open title="Edit Profile" onClose={() => closed.push('dialog')}>
        <Seniority />
      </Dialog>,
    );
    await userEvent.click(field());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(closed).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(closed).toEqual(['dialog']);
  });
});

describe('TypeAhead', () => {
  it('starts a new search string after a pause', () => {
    const typeAhead = new TypeAhead();
    const labels = ['Lead', 'Mid', 'Staff'];
    expect(typeAhead.find('s', 1000, labels, 0)).toBe(2);
    expect(typeAhead.isTyping(1400)).toBe(true);
    expect(typeAhead.isTyping(1600)).toBe(false);
    expect(typeAhead.find('m', 1600, labels, 2)).toBe(1);
  });
});
