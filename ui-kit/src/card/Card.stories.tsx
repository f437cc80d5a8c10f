import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '.';
import { Button } from '../button';
import { Cluster } from '../cluster';
import { Dialog } from '../dialog';
import { Grid } from '../grid';
import { Stack } from '../stack';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { style: { padding: 'var(--space-5)' }, children: 'Partner API is planned until Oct 30, 2026.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Cards in a row are as tall as the tallest one. */
export const AsArticles: Story = {
  render: (args) => (
    <Grid min={240}>
      {['Atlas Billing', 'Partner API'].map((name) => (
        <Card {...args} key={name} as="article" aria-label={name}>
          <Stack>
            <h2>{name}</h2>
            {name === 'Partner API' && (
              <p>A single API endpoint for all partners, with a contract for each.</p>
            )}
            <Cluster>
              <Button size="sm">Edit</Button>
            </Cluster>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
};

/** Inside a dialog only the border is visible. */
export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args) => (
    <Dialog open onClose={() => {}} title="View Team">
      <Card {...args} />
    </Dialog>
  ),
};

export const LongText: Story = {
  args: {
    children: 'Migration-of-the-accounting-of-all-regions-to-the-shared-ledger',
    style: { width: 200 },
  },
};

export const RightToLeft: Story = { ...AsArticles, globals: { direction: 'rtl' } };
