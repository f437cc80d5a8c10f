import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PercentField } from './PercentField';

const meta = {
  title: 'Fields/PercentField',
  component: PercentField,
  args: { label: 'Allocation', value: 25, min: 0, max: 100, onChange: () => {}, style: { width: 360 } },
  render: function Field(args) {
    const [value, setValue] = useState(args.value);
    return <PercentField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof PercentField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRemaining: Story = { args: { mark: { value: 30, label: '30% remaining' } } };

export const BeyondRemaining: Story = {
  args: { value: 50, mark: { value: 30, label: '30% remaining' }, error: 'Only 30% is left' },
};

export const WithNote: Story = {
  args: {
    label: 'Max Capacity (%)',
    suffix: '',
    value: 100,
    mark: { value: 90, label: '90% assigned today', kind: 'note' },
  },
};

export const NothingRemaining: Story = { args: { value: 0, mark: { value: 0, label: '0% remaining' } } };

export const Empty: Story = { args: { value: null } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { ...WithRemaining, globals: { direction: 'rtl' } };

/** Stepper and slider are one value. */
export const Steps: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('spinbutton')).toHaveValue('30%');
    await expect(canvas.getByRole('slider')).toHaveValue('30');
  },
};
