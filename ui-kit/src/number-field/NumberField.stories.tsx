import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NumberField } from './NumberField';

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Team Size', defaultValue: 5, min: 1, max: 99, style: { width: 180 } },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = { args: { hint: '2 assigned so far' } };
export const WithUnit: Story = {
  args: { label: 'Allocation', defaultValue: 25, max: 100, step: 5, suffix: '%' },
};
export const WithError: Story = { args: { defaultValue: 0, error: 'Team size must be at least 1' } };

export const Empty: Story = { args: { defaultValue: null } };
export const AtMaximum: Story = { args: { defaultValue: 99 } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { ...WithUnit, globals: { direction: 'rtl' } };

export const LongTexts: Story = {
  args: {
    label: 'The number of engineers the project needs at the same time',
    hint: 'Includes everyone already assigned, even at a fraction of their capacity',
  },
};

export const Steps: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Team Size' }));
    await expect(field).toHaveValue('6');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('4');
    await userEvent.keyboard('{PageUp}');
    await expect(field).toHaveValue('10');
  },
};

/** An out-of-bounds number stays as typed, for the form to validate. */
export const KeepsTypedNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('spinbutton'));
    await userEvent.type(canvas.getByRole('spinbutton'), '150x');
    await expect(canvas.getByRole('spinbutton')).toHaveValue('150');
  },
};

/** At a bound the button keeps focus but does nothing. */
export const StopsAtItsBounds: Story = {
  args: { defaultValue: 2, max: 3 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    const less = canvas.getByRole('button', { name: 'Decrease Team Size' });
    await userEvent.click(less);
    await userEvent.click(less);
    await expect(field).toHaveValue('1');
    await expect(less).toHaveFocus();
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{PageUp}{ArrowUp}');
    await expect(field).toHaveValue('3');
  },
};
