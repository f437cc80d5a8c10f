import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Chip } from './Chip';
import { ChipList } from './ChipList';

const meta = { title: 'Data/Chip', component: Chip, args: { children: 'TypeScript' } } satisfies Meta<
  typeof Chip
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Covered: Story = { args: { state: 'covered', children: 'Kafka' } };
export const Missing: Story = { args: { state: 'missing', children: 'Security' } };

export const TruncatedList: Story = {
  render: () => (
    <ChipList
      label="Skills"
      max={3}
      items={['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Kafka'].map((label) => ({ label }))}
    />
  ),
};

export const LongText: Story = {
  args: { children: 'Distributed consensus and replicated state machines', style: { maxWidth: 160 } },
};

export const RightToLeft: Story = { ...Missing, globals: { direction: 'rtl' } };

/** "+2" lists the hidden chips in a tooltip on focus and shows them on click. */
export const ExpandsList: Story = {
  ...TruncatedList,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('PostgreSQL, Kafka');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};
