import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { DateField } from './DateField';

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  args: { label: 'Start Date', value: '2026-04-20', onChange: () => {}, style: { width: 320 } },
  render: function Field(args) {
    const [value, setValue] = useState(args.value);
    return <DateField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Empty: Story = { args: { value: '' } };

export const WithinAProject: Story = {
  args: { min: '2026-04-06', max: '2026-10-30', rangeText: 'Project runs Apr 6, 2026 – Oct 30, 2026' },
};

export const OutsideTheProject: Story = {
  args: {
    ...WithinAProject.args,
    value: '2026-04-01',
    error: 'Start date cannot be before project start date (Apr 6, 2026)',
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Open: Story = {
  ...WithinAProject,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    await expect(await screen.findByRole('grid', { name: 'April 2026' })).toBeInTheDocument();
  },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };

export const ReadsWhatIsTyped: Story = {
  ...Empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2026-03-02');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('Mar 2, 2026');
  },
};

export const KeepsWhatIsNoDay: Story = {
  ...Empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'next week');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('next week');
  },
};

export const IsChosenByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('button', { name: /April 20/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('Apr 28, 2026');
  },
};
