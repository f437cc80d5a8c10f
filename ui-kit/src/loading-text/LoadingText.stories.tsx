import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { LoadingText } from '.';

const guide: Guide = {
  when: 'Use it for waits whose result has no shape yet, and beside skeletons, which are silent.',
  instead: [
    ['Data/Skeleton', 'if the shape of what comes is known.'],
    ['Core/Spinner', 'inside a control.'],
  ],
  rules: [
    { do: 'Name what is loading: “Loading engineers...”.', dont: '“Please wait”.' },
    { do: 'One text for a part that loads as a whole.', dont: 'A spinner in each of its cells.' },
  ],
  screenReader: 'Announced politely when it appears.',
};

const meta = {
  title: 'Core/LoadingText',
  component: LoadingText,
  parameters: { guide },
  args: { children: 'Loading engineers...' },
} satisfies Meta<typeof LoadingText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl' } };
