import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeader } from '.';
import { Button } from '../button';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: {
    title: 'Engineers',
    subtitle: 'Manage your engineering team',
    actions: <Button variant="primary">Add Engineer</Button>,
  },
} satisfies Meta<typeof PageHeader>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
