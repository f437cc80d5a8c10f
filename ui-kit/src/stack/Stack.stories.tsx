import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { Stack } from '.';
import { Button } from '../button';

const guide: Guide = {
  when: 'Use it for anything below each other: fields of a form, sections of a page.',
  instead: [
    ['Core/Cluster', 'for a row that wraps.'],
    ['Layout/Grid', 'for equal cells.'],
  ],
  rules: [
    {
      do: 'Choose `gap` from the scale: 2 within a group, 4 between fields, 6 between sections.',
      dont: 'Margins on the children, which add up.',
    },
    { do: '`align="start"` for buttons.', dont: 'Buttons as wide as the page.' },
  ],
};

const meta = {
  title: 'Core/Stack',
  component: Stack,
  parameters: { guide },
  args: { children: ['Edit', 'View Team', 'Delete'].map((label) => <Button key={label}>{label}</Button>) },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stretch: Story = {};
export const Start: Story = { args: { align: 'start', gap: 2 } };
export const Center: Story = { args: { align: 'center' } };
export const End: Story = { args: { align: 'end' } };
export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...Start, globals: { direction: 'rtl' } };
