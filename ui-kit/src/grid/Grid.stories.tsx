import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '.';
import { Panel } from '../panel';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
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
