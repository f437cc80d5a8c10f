import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { Grid } from '.';
import { Panel } from '../panel';

const guide: Guide = {
  when: 'Use it for cards or panels of the same kind.',
  instead: [
    ['Core/Cluster', 'for things of different width.'],
    ['Data/DataTable', 'if they are compared.'],
  ],
  rules: [
    { do: 'Choose `min` by the narrowest readable cell.', dont: 'Fixed numbers of columns for each width.' },
    { do: 'Let the last row be incomplete.', dont: 'Stretch a last card across the page.' },
  ],
  screenReader: 'Read in the order of its children.',
};

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  parameters: { guide },
  args: {
    children: ['Atlas Billing', 'Data Residency EU', 'Search Relevance', 'Partner API'].map((name) => (
      <Panel key={name} title={name}>
        A short description of the project.
      </Panel>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NarrowColumns: Story = { args: { min: 160, gap: 2 } };

/** A column is never wider than the grid itself. */
export const NarrowContainer: Story = { args: { style: { maxWidth: 200 } } };

/** The tallest cell determines the height of its row. */
export const EqualHeights: Story = {
  args: {
    children: [
      <Panel key="short" title="Partner API">
        One line.
      </Panel>,
      <Panel key="long" title="Search Relevance">
        Ranks results by what users open, and falls back to matching the search terms when there is no click
        data yet.
      </Panel>,
    ],
  },
};
