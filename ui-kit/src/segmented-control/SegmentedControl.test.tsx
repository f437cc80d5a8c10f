import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SegmentedControl } from '.';
import { expectAccessible } from '../testing/expect-accessible';

const options = [
  { value: 'light', label: 'Light', icon: <svg aria-hidden="true" /> },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

const radio = (name: string) => screen.getByRole('radio', { name });

describe('SegmentedControl', () => {
  it('is a named, controlled radio group', async () => {
    const { container } = render(
      <SegmentedControl label="Theme" options={options} value="dark" onChange={() => {}} />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
    expect(radio('Dark')).toBeChecked();
    await userEvent.click(radio('Light'));
    expect(radio('Dark')).toBeChecked();
    await expectAccessible(container);
  });

  it('is a single tab stop whose arrow keys select and wrap around', async () => {
    const choose = vi.fn();
    render(<SegmentedControl label="Theme" options={options} defaultValue="light" onChange={choose} />);
    await userEvent.tab();
    expect(radio('Light')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(radio('Dark')).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(radio('System')).toBeChecked();
    expect(choose.mock.calls).toEqual([['dark'], ['light'], ['system']]);
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('has no selection initially, and cannot be changed while disabled', async () => {
    const { rerender } = render(<SegmentedControl label="Theme" options={options} />);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    rerender(<SegmentedControl label="Theme" options={options} disabled />);
    await userEvent.click(radio('Dark'));
    expect(radio('Dark')).not.toBeChecked();
  });
});

it('can show its icons alone, whose labels remain', async () => {
  const options = ['Table', 'Schedule'].map((label) => ({
    value: label,
    label,
    icon: <svg aria-hidden="true" />,
  }));
  render(<SegmentedControl iconsOnly label="View" options={options} value="Table" onChange={() => {}} />);
  expect(screen.getByTitle('Schedule')).toBeVisible();
  expect(screen.getByText('Schedule')).toHaveStyle({ width: '1px' });
  expect(screen.getByRole('radio', { name: 'Schedule' })).not.toBeChecked();
  await expectAccessible();
});
