import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { showStates } from '../../.storybook/States';
import { ChartGantt, FolderKanban, KeyRound, LayoutDashboard, UsersRound, Wallet } from 'lucide-react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { onAPhone, onATablet } from '../../.storybook/viewports';
import { AppFrame } from '.';
import { Button } from '../button';
import { DataTable } from '../data-table';
import { Grid } from '../grid';
import { Link } from '../link';
import { Page } from '../page';
import { PageHeader } from '../page-header';
import { Panel } from '../panel';
import { TextField } from '../text-field';
import { Toolbar } from '../toolbar';

const icon = { 'aria-hidden': true, size: 16 } as const;

const own = {
  label: 'Manager Portal',
  items: [
    { to: '#dashboard', label: 'Dashboard', icon: <LayoutDashboard {...icon} />, current: true },
    { to: '#engineers', label: 'Engineers', icon: <UsersRound {...icon} />, current: false },
    { to: '#projects', label: 'Projects', icon: <FolderKanban {...icon} />, current: false },
    { to: '#assignments', label: 'Assignments', icon: <ChartGantt {...icon} />, current: false },
  ],
};

const guide: Guide = {
  when: 'Use it once, around everything: only the shell renders it.',
  instead: [['Layout/Page', 'for what a portal shows inside.']],
  rules: [
    { do: 'Three to six entries, each a noun.', dont: 'A link for every action.' },
    { do: 'Mark the entry of the current page with `current`.', dont: 'Two marked entries, or none.' },
  ],
  keys: [
    ['Tab', 'Reaches the entries in order, after the skip link.'],
    ['Escape', 'Closes the menu or the account; the focus returns to its button.'],
  ],
  screenReader: 'A banner, a named navigation with the current page, and the main content.',
};

const meta = {
  title: 'Layout/AppFrame',
  component: AppFrame,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    portalLabel: 'Manager Portal',
    nav: [own],
    renderLink: (item, link) => <a href={item.to} {...link} />,
    user: { name: 'Helena Fischer', email: 'helena.fischer@northwind.dev' },
    theme: 'light',
    onThemeChange: fn(),
    accountLinks: [{ to: '#password', label: 'Change password', icon: <KeyRound {...icon} /> }],
    onLogout: fn(),
    version: 'Manager Portal 1.4.0-8d5b3ae2',
    children: (
      <Page>
        <PageHeader
          title="Projects"
          subtitle="Manage your engineering projects"
          actions={<Button variant="primary">Add Project</Button>}
        />
        <Toolbar count="3 projects">
          <TextField label="Search projects" labelHidden placeholder="Search projects..." />
        </Toolbar>
        <Grid>
          {['Atlas Billing', 'Data Residency EU', 'Search Relevance'].map((name) => (
            <Panel key={name} title={name} action={<Link href={`#${name}`}>View Team</Link>}>
              A short description of the project, two lines at most.
            </Panel>
          ))}
        </Grid>
      </Page>
    ),
  },
} satisfies Meta<typeof AppFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Resize the window to see the sidebar, the top bar and the full-screen menu. */
export const Default: Story = {};

/** Entries of the sidebar: the current page, hovered, focused, pressed. */
export const States: Story = {
  play: async ({ canvas }) => {
    const entries = within(canvas.getByRole('navigation')).getAllByRole('link');
    showStates(entries);
    await expect(entries[1]).toHaveClass('pseudo-hover');
  },
};

const otherNav = {
  label: 'Finance Portal',
  items: [{ to: '#budget', label: 'Budget', icon: <Wallet {...icon} />, current: false }],
};

/** With links to another part of the product. */
export const Groups: Story = { args: { nav: [own, otherNav] } };
export const GroupsOnATablet: Story = { args: { nav: [own, otherNav] }, globals: onATablet };
export const GroupsOnAPhone: Story = {
  args: { nav: [own, otherNav] },
  globals: onAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByText('Finance Portal')).toBeVisible();
  },
};

export const SelectsTheme: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
};

export const LogsOut: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  args: {
    user: {
      name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
      email: 'wolfeschlegelsteinhausenbergerdorff.featherstonehaugh@northwind.dev',
    },
  },
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl' } };
export const OnATablet: Story = { globals: onATablet };

/** The account button opens what is at the bottom of the sidebar on desktop. */
export const AccountOnATablet: Story = {
  globals: onATablet,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Helena Fischer' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible());
  },
};

export const OnAPhone: Story = { globals: onAPhone };

export const MenuOnAPhone: Story = {
  globals: onAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Engineers' })).toBeVisible());
  },
};

/** Following a link closes the menu. Navigation itself is disabled here. */
export const ClosesMenuOnNavigation: Story = {
  tags: ['!dev', '!autodocs'],
  globals: onAPhone,
  args: {
    renderLink: (item, { onClick, ...link }) => (
      <a
        href={item.to}
        {...link}
        onClick={(event) => {
          event.preventDefault();
          onClick();
        }}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Engineers' }));
    await expect(await canvas.findByRole('button', { name: 'Open menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

export const ClosesMenuOnEscape: Story = {
  tags: ['!dev', '!autodocs'],
  globals: onAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await canvas.findByRole('button', { name: 'Close menu' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus());
  },
};

export const ClosesAccountOnEscape: Story = {
  tags: ['!dev', '!autodocs'],
  globals: onATablet,
  play: async ({ canvas, userEvent }) => {
    const account = canvas.getByRole('button', { name: 'Account of Helena Fischer' });
    await userEvent.click(account);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(account).toHaveFocus());
    await expect(account).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The header of a long table sticks below the top bar, even if the table scrolls horizontally. */
export const LongTable: Story = {
  globals: onATablet,
  args: {
    children: (
      <Page>
        <PageHeader title="Engineers" />
        <DataTable
          label="Engineers"
          rows={Array.from({ length: 40 }, (_, index) => `Engineer ${index + 1}`)}
          rowKey={(name) => name}
          columns={[
            { id: 'name', header: 'Name', rowHeader: true, cell: (name) => name },
            ...['Email', 'Skills', 'Seniority', 'Department'].map((header) => ({
              id: header,
              header,
              width: '240px',
              cell: () => '–',
            })),
          ]}
        />
      </Page>
    ),
  },
};
