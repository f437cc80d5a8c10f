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

/** Any control gets its label, hint and error here. */
export const AroundAnyControl: Story = {};
export const WithError: Story = { args: { error: 'A team has at least one place' } };

export const Optional: Story = { args: { optional: true } };
export const LabelHidden: Story = { args: { labelHidden: true } };
export const LongTexts: Story = {
  args: {
    label: 'The number of engineers that the project needs at the same time',
    hint: 'Whoever is assigned already counts, also with a small share of their capacity',
    style: { maxWidth: 240 },
  },
};
export const RightToLeft: Story = { ...WithError, globals: { direction: 'rtl' } };
