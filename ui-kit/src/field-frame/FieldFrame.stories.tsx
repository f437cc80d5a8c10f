import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from '.';

const meta = {
  title: 'Core/FieldFrame',
  component: FieldFrame,
  args: {
    label: 'Team Size',
    hint: '2 assigned so far',
    children: ({ id, describedBy, invalid }) => (
      <input id={id} aria-describedby={describedBy} aria-invalid={invalid} type="range" />
    ),
  },
} satisfies Meta<typeof FieldFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Any control gets its label, hint and error here. */
export const AroundAnyControl: Story = {};
export const WithError: Story = { args: { error: 'A team has at least one place' } };
