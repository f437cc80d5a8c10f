import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '.';

const meta = {
  title: 'Core/VisuallyHidden',
  component: VisuallyHidden,
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
