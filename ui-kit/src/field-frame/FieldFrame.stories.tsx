import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from '.';

const meta = {
  title: 'Core/FieldFrame',
  component: FieldFrame,
  args: {
    label: 'Team Size',
    hint: '2 assigned so far',
    children: (control) => <input {...control} />,
  },
} satisfies Meta<typeof FieldFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Adds a label, helper text and an error to any control. */
export const AroundAnyControl: Story = {};
export const WithError: Story = { args: { error: 'Team size must be at least 1' } };

export const Optional: Story = { args: { optional: true } };
export const LabelHidden: Story = { args: { labelHidden: true } };
export const LongTexts: Story = {
  args: {
    label: 'The number of engineers the project needs at the same time',
    hint: 'Includes everyone already assigned, even at a fraction of their capacity',
    style: { maxWidth: 240 },
  },
};
export const RightToLeft: Story = { ...WithError, globals: { direction: 'rtl' } };
