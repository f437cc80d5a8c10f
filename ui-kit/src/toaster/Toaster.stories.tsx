import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { onAPhone } from '../../.storybook/viewports';
import { Toaster, type ToastMessage } from '.';
import { Button } from '../button';
import { Cluster } from '../cluster';

const guide: Guide = {
  when: 'Use it for what was just done, and for Undo. The shell shows them: portals only ask for it.',
  instead: [
    ['Core/Note', 'for what has to stay.'],
    ['Core/ErrorState', 'if loading failed.'],
  ],
  rules: [
    { do: 'Say what happened: “Project created”.', dont: '“Success!”' },
    { do: 'Offer Undo.', dont: 'Put into a toast what has to be read: it is gone in a moment.' },
    { do: 'Keep errors of a form in the form.', dont: 'A red toast far from the field.' },
  ],
  keys: [['F8', 'Moves the focus to the toasts, whose timers then pause.']],
  screenReader: 'Announced when they appear, without moving the focus.',
};

const meta = {
  title: 'Overlay/Toaster',
  component: Toaster,
  parameters: { guide, docs: { story: { inline: false, height: '360px' } } },
  args: { toasts: [], onDismiss: () => {} },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  args: {
    toasts: [
      { id: '1', kind: 'success', title: 'Login successful', description: 'Welcome back!' },
      { id: '2', kind: 'info', title: 'Assignment created' },
      { id: '3', kind: 'error', title: 'Error', description: 'Failed to update project. Please try again.' },
    ],
  },
  // The text is added after the toasts mount.
  play: async () => expect(await screen.findByText('Login successful')).toBeInTheDocument(),
};

/** Each toast lasts 4 seconds; hovering one pauses it. */
export const Live: Story = {
  render: function Live() {
    const [toasts, setToasts] = useState<ToastMessage[]>([]);
    const show = (kind: ToastMessage['kind'], title: string) =>
      setToasts((shown) => [...shown, { id: crypto.randomUUID(), kind, title }]);
    return (
      <Cluster>
        <Button onClick={() => show('success', 'Project created')}>Report success</Button>
        <Button onClick={() => show('error', 'Failed to create project')}>Report a failure</Button>
        <Toaster
          toasts={toasts}
          onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
        />
      </Cluster>
    );
  },
};

/** Lasts 8 seconds, so that there is time to decide. */
export const WithAction: Story = {
  args: {
    toasts: [
      {
        id: '1',
        kind: 'success',
        title: 'Assignment moved',
        description: 'Partner API, now Ilya Aronov, 80%',
        action: { label: 'Undo', onSelect: () => {} },
      },
    ],
  },
  // Toasts are invisible until their text is there.
  play: () =>
    waitFor(() => expect(screen.getByRole('button', { name: 'Undo: Assignment moved' })).toBeVisible()),
};

export const LongTexts: Story = {
  args: {
    toasts: [
      {
        id: '1',
        kind: 'error',
        title: 'Migration of regional accounting to the shared ledger was not saved',
        description:
          'https://api.northwind.dev/projects/migration-of-the-accounting-of-all-regions did not respond',
      },
    ],
  },
  play: async () => expect(await screen.findByText(/did not respond/)).toBeInTheDocument(),
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...Three, globals: { direction: 'rtl' } };

export const Dismisses: Story = {
  tags: ['!dev', '!autodocs'],
  ...Live,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report a failure' }));
    await expect(await screen.findByRole('alert')).toHaveAttribute('aria-live', 'assertive');
    // The invisible text that reserves the room gives way to the announced one.
    await waitFor(() => expect(screen.getByText('Failed to create project')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Failed to create project' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const OnAPhone: Story = { ...Three, globals: onAPhone };

/** A fourth toast replaces the oldest. */
export const LimitsToThree: Story = {
  tags: ['!dev', '!autodocs'],
  ...Live,
  play: async ({ canvas, userEvent }) => {
    const success = canvas.getByRole('button', { name: 'Report success' });
    await userEvent.click(canvas.getByRole('button', { name: 'Report a failure' }));
    for (let count = 0; count < 3; count += 1) await userEvent.click(success);
    await waitFor(() => expect(screen.getAllByText('Project created')).toHaveLength(3));
    await expect(screen.queryByText('Failed to create project')).not.toBeInTheDocument();
    await expect(screen.getAllByRole('status')).toHaveLength(3);
  },
};
