import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DateField } from './DateField';

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  args: { label: 'Start Date', value: '2026-04-20', onChange: () => {}, style: { width: 320 } },
  render: function Field(args) {
    const [value, setValue] = useState(args.value);
    return <DateField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Empty: Story = { args: { value: '' } };

export const WithinAProject: Story = {
  args: { min: '2026-04-06', max: '2026-10-30', rangeText: 'Project runs Apr 6, 2026 – Oct 30, 2026' },
};

export const OutsideTheProject: Story = {
  args: {
    ...WithinAProject.args,
    value: '2026-04-01',
    error: 'Start date cannot be before project start date (Apr 6, 2026)',
  },
};
