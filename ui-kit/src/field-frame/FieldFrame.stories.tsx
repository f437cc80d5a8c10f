import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { FieldFrame } from '.';

const guide: Guide = {
  when: 'Use it to make a new kind of field; all fields of the kit stand in one.',
  instead: [['Core/TextField', 'or another finished field, for a form.']],
  rules: [
    {
      do: 'Spread the given props onto the control, so that label, hint, and error belong to it.',
      dont: 'A label that is only near its control.',
    },
    { do: 'Say in `error` what would be right.', dont: '“Invalid input”.' },
  ],
  screenReader:
    'The label is the name, the hint or error the description. Optional fields say so in their label; all others are required.',
};

const meta = {
  title: 'Core/FieldFrame',
  component: FieldFrame,
  parameters: { guide },
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

export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  ...WithError,
  globals: { direction: 'rtl' },
};
