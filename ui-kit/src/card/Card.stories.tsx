import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { Card } from '.';
import { Button } from '../button';
import { Cluster } from '../cluster';
import { Dialog } from '../dialog';
import { Grid } from '../grid';
import { Stack } from '../stack';

const guide: Guide = {
  when: 'Use it as the surface of one thing among others.',
  instead: [
    ['Layout/Panel', 'for a card with a title.'],
    ['Core/Stack', 'if space alone groups well enough.'],
  ],
  rules: [
    { do: '`as="article"` with a name, if it stands for a record.', dont: 'A card for every paragraph.' },
    { do: 'One level of cards.', dont: 'A card inside a card.' },
  ],
  screenReader: 'Only a box, unless `as` and a name say more.',
};

const meta = {
  title: 'Layout/Card',
  component: Card,
  parameters: { guide },
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

export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  ...AsArticles,
  globals: { direction: 'rtl' },
};
