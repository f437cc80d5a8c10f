import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '.';

const guide: Guide = {
  when: 'Use it for words that are plain to see, by place or picture, but not to hear.',
  rules: [
    { do: 'Complete what is visible: “45” with “of 100%”.', dont: 'Hide instructions that everyone needs.' },
    { do: 'Keep it short.', dont: 'Put something focusable inside, which can then be reached but not seen.' },
  ],
  screenReader: 'Read like any other text.',
};

const meta = {
  title: 'Core/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { guide },
  args: { children: 'of 100%' },
  render: (args) => (
    <p>
      45 <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

/** Visually empty, but screen readers read "45 of 100%". */
export const WithVisibleText: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('of 100%').getBoundingClientRect().width).toBe(1);
    await expect(canvas.getByText('of 100%')).toHaveTextContent('of 100%');
  },
};
