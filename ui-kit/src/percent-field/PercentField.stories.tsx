import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
