import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { Spinner } from '.';

const guide: Guide = {
  when: 'Use it inside a control that is at work, or beside a text that says so.',
  instead: [
    ['Core/LoadingText', 'for a part of the page.'],
    ['Data/Skeleton', 'for content whose shape is known.'],
  ],
  rules: [
    {
      do: 'Let the text beside it say what is loading, and leave out `label`.',
      dont: 'The same words twice for screen readers.',
    },
    { do: 'Show it after 150 ms, as LoadingText does.', dont: 'A ring that flashes at every fast answer.' },
  ],
  screenReader: 'Silent without a label. With reduced motion, the ring is hidden and the label shown.',
};

const meta = {
  title: 'Core/Spinner',
  component: Spinner,
  parameters: { guide },
  args: { label: 'Loading', size: 24 },
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

/** With reduced motion the label is shown instead. */
export const Default: Story = {};

export const Small: Story = { args: { size: 14 } };
