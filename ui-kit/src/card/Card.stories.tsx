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

/** Cards of one row are as high as the highest. */
export const AsArticles: Story = {
  render: (args) => (
    <Grid min={240}>
      {['Atlas Billing', 'Partner API'].map((name) => (
        <Card {...args} key={name} as="article" aria-label={name}>
          <Stack>
            <h2>{name}</h2>
            {name === 'Partner API' && <p>One address for all partners, and one contract for each.</p>}
            <Cluster>
              <Button size="sm">Edit</Button>
            </Cluster>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
};

/** Only its line is drawn there. */
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
