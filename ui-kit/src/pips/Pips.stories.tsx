import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { Pips } from './Pips';

const guide: Guide = {
  when: 'Use it for how many of a few places are taken.',
  instead: [['Data/AllocationBar', 'for percentages.']],
  rules: [
    { do: 'Say the same in `label`, or in a text beside it.', dont: 'Leave the blocks to be counted.' },
    { do: '`lg` where the places are what the panel is about.', dont: '`lg` in a table.' },
  ],
  screenReader: 'Read as its label.',
};

const meta = {
  title: 'Data/Pips',
  component: Pips,
  parameters: { guide },
  args: { filled: 5, total: 8, label: '5 of 8 places' },
} satisfies Meta<typeof Pips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const ManyPlaces: Story = { args: { filled: 9, total: 30, label: '9 of 30 places' } };

export const Empty: Story = { args: { filled: 0, label: '0 of 8 places' } };
export const Full: Story = { args: { filled: 8, label: '8 of 8 places' } };
export const OverTotal: Story = { args: { filled: 9, label: '9 of 8 places' } };
export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl' } };
