import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { AllocationBar } from './AllocationBar';

const guide: Guide = {
  when: 'Use it for how much of a whole is taken, when the whole itself may be exceeded.',
  instead: [
    ['Data/Pips', 'for few whole things, such as places.'],
    ['Portal kit/LoadChart', 'for a load over time.'],
  ],
  rules: [
    {
      do: 'Show the number next to it, with `renderText` or in the column beside.',
      dont: 'Leave the reader to measure the bar.',
    },
    { do: 'Pass `segments`, if the parts matter.', dont: 'One bar for each part.' },
  ],
  screenReader: 'Read as a meter with its label and “45 of 100%”. Beyond the maximum, it says by how much.',
};

const meta = {
  title: 'Data/AllocationBar',
  component: AllocationBar,
  parameters: { guide },
  args: { current: 45, max: 100, label: 'Load', renderText: (text) => text },
} satisfies Meta<typeof AllocationBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { current: 0 } };
export const OneAssignment: Story = {};
export const ThreeAssignments: Story = { args: { current: 90, segments: [60, 20, 10] } };
export const HalfTimeAtCapacity: Story = { args: { current: 50, max: 50 } };
export const OverCapacity: Story = { args: { current: 100, max: 80, segments: [60, 40] } };
export const NoCapacity: Story = { args: { current: 0, max: 0 } };
export const LoadWithoutCapacity: Story = { args: { current: 20, max: 0 } };
export const InTables: Story = { args: { size: 'sm', renderText: undefined } };
export const InDialogs: Story = { args: { size: 'lg' } };

export const WithSuffix: Story = { args: { renderText: (text) => `${text} allocated` } };
/** Fills from the inline start. */
export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  ...ThreeAssignments,
  globals: { direction: 'rtl' },
};
