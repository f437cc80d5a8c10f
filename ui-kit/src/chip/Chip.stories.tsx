import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { InStates } from '../../.storybook/States';
import { expect, screen } from 'storybook/test';
import { Chip } from './Chip';
import { ChipList } from './ChipList';

const guide: Guide = {
  when: 'Use it for values that come in numbers, such as skills or tags.',
  instead: [
    ['Data/Badge', 'for the one state of a thing.'],
    ['Core/SegmentedControl', 'to choose something: chips cannot be pressed.'],
  ],
  rules: [
    { do: 'ChipList with `max` in rows and cards.', dont: 'Twenty chips that push the row apart.' },
    {
      do: '`covered` and `missing` where the two are compared.',
      dont: 'Green chips, because they look nicer.',
    },
  ],
  keys: [
    ['Tab', 'Moves to “+2”, which lists the rest in its tooltip.'],
    ['Enter, Space', 'On “+2”: shows the rest.'],
  ],
  screenReader: 'A named list; a state is read after the text.',
};

const meta = {
  title: 'Data/Chip',
  component: Chip,
  parameters: { guide },
  args: { children: 'TypeScript' },
} satisfies Meta<typeof Chip>;
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

/** Of what shows the rest of a list; chips themselves cannot be pressed. */
export const States: Story = {
  render: () => (
    <InStates of="button" names={['Default', 'Hover', 'Focus']}>
      <ChipList
        label="Skills"
        max={2}
        items={['TypeScript', 'React', 'PostgreSQL', 'Kafka'].map((label) => ({ label }))}
      />
    </InStates>
  ),
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...Missing, globals: { direction: 'rtl' } };

/** "+2" lists the hidden chips in a tooltip on focus and shows them on click. */
export const ExpandsList: Story = {
  tags: ['!dev', '!autodocs'],
  ...TruncatedList,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('PostgreSQL, Kafka');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};
