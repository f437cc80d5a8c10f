import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Popover } from '.';
import { Button } from '../button';
import { Link } from '../link';

const guide: Guide = {
  when: 'Use it for a closer look or a small change without leaving the page.',
  instead: [
    ['Overlay/Dialog', 'for what must be answered first.'],
    ['Overlay/Menu', 'for actions alone.'],
    ['Overlay/Tooltip', 'for text alone.'],
  ],
  rules: [
    { do: 'Give it a `label` that says what it is about.', dont: 'A panel without a name.' },
    { do: 'A few lines, and one or two controls.', dont: 'A form of ten fields.' },
  ],
  keys: [
    ['Enter, Space', 'On the button: open it; the focus moves inside.'],
    ['Tab', 'Past its end: closes it, and goes on.'],
    ['Escape', 'Closes it; the focus returns to the button.'],
  ],
  screenReader: 'Read as a dialog with its label. The page behind it can still be read.',
};

const meta = {
  title: 'Overlay/Popover',
  component: Popover,
  parameters: { guide, layout: 'centered' },
  args: {
    label: 'Details of Atlas Billing',
    trigger: <Button>Details</Button>,
    children: (
      <>
        <p>Runs Jan 5, 2026 – Jul 31, 2026, with five of eight places filled.</p>
        <Link href="#atlas">View Team</Link>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'View Team' })).toHaveFocus());
  },
};

export const ClosesFromContent: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: (close) => <Button onClick={close}>Done</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Details' })).toHaveFocus());
  },
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...Open, globals: { direction: 'rtl' } };

export const LongTexts: Story = {
  ...Open,
  args: {
    children: (
      <>
        <p>
          Migration-of-regional-accounting-to-the-shared-ledger-platform stays active until every component
          has been inventoried and assigned an owner.
        </p>
        <Link href="#ledger">View Team</Link>
      </>
    ),
  },
};

const isClosed = () =>
  waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Details of Atlas Billing' })).not.toBeInTheDocument(),
  );

export const ClosesOnEscape: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'View Team' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Details' })).toHaveFocus());
  },
};

export const ClosesOnOutsideClick: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await screen.findByRole('dialog', { name: 'Details of Atlas Billing' });
    await userEvent.click(canvasElement);
    await isClosed();
  },
};

/** The caller controls the open state and may close the popover at any time. */
export const Controlled: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Stateful(args) {
    const [open, setOpen] = useState(true);
    return <Popover {...args} open={open} onOpenChange={setOpen} />;
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('link', { name: 'View Team' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isClosed();
  },
};

/** Something else opens it, such as a shortcut key. */
export const BesideAnything: Story = {
  render: function Stateful({ label, children }) {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button ref={setAnchor} onClick={() => setOpen((isOpen) => !isOpen)}>
          Atlas Billing
        </Button>
        {open && (
          <Popover label={label} anchor={anchor} open onOpenChange={setOpen}>
            {children}
          </Popover>
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Atlas Billing' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('link', { name: 'View Team' })).toHaveFocus());
    await userEvent.click(button);
    await isClosed();
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('link', { name: 'View Team' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(button).toHaveFocus());
  },
};
