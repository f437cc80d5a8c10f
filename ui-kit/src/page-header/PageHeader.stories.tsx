import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { onAPhone } from '../../.storybook/viewports';
import { PageHeader } from '.';
import { Button } from '../button';

const guide: Guide = {
  when: 'Use it at the top of every page.',
  instead: [['Layout/Panel', 'for the title of a section.']],
  rules: [
    { do: 'The same title as in the navigation.', dont: 'A greeting above a list.' },
    { do: 'One primary action.', dont: 'Everything that can be done on the page.' },
  ],
  screenReader: 'Its title is the heading of level 1, which names the page.',
};

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  parameters: { guide },
  args: {
    title: 'Engineers',
    subtitle: 'Manage your engineering team',
    actions: <Button variant="primary">Add Engineer</Button>,
  },
} satisfies Meta<typeof PageHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitleOnly: Story = { args: { subtitle: undefined, actions: undefined } };
export const LongTitle: Story = {
  args: {
    title: 'Migration of regional accounting to the shared ledger',
    style: { maxWidth: 320 },
  },
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl' } };

export const OnAPhone: Story = { ...Default, globals: onAPhone };
