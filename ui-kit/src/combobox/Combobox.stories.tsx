import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Avatar } from '../avatar';
import { FreeBadge } from '../badge';
import { Combobox } from './Combobox';

type Person = { name: string; about: string; free: number };

const people: Person[] = [
  { name: 'Ilya Aronov', about: 'Mid, Infrastructure', free: 100 },
  { name: 'Lukas Brandt', about: 'Senior, Infrastructure', free: 55 },
  { name: 'Bronwen Hughes', about: 'Lead, Platform', free: 0 },
  { name: 'Gustav Nyström', about: 'Mid, Platform', free: 20 },
];

function PersonRow({ name, about, free }: Person) {
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
      <Avatar name={name} size={28} />
      <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <span style={{ display: 'block', fontWeight: 500 }}>{name}</span>
        <span style={{ font: 'var(--type-caption)', color: 'var(--text-secondary)' }}>{about}</span>
      </span>
      <FreeBadge free={free} />
    </span>
  );
}

const meta = {
  title: 'Fields/Combobox',
  component: Combobox<Person>,
  args: {
    label: 'Engineer',
    value: null,
    onChange: () => {},
    query: '',
    onQueryChange: () => {},
    items: people,
    itemKey: ({ name }) => name,
    itemLabel: ({ name }) => name,
    itemIcon: ({ name }) => <Avatar name={name} size={22} />,
    renderItem: (person) => <PersonRow {...person} />,
    status: 'idle',
    emptyText: 'No engineer matches',
    placeholder: 'Name, email or skill',
    style: { width: 330 },
  },
  render: function Field(args) {
    const [value, setValue] = useState(args.value);
    const [query, setQuery] = useState('');
    const items = args.items.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
    return (
      <Combobox
        {...args}
        {...{ value, query, items }}
        onChange={setValue}
        onQueryChange={setQuery}
        hint={value?.about}
      />
    );
  },
} satisfies Meta<typeof Combobox<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: people[1] ?? null } };
export const Searching: Story = {
  args: { items: [], status: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getByRole('status')).toHaveTextContent('Searching...');
  },
};

/** The button is for the pointer; Enter in the field does the same. */
export const Failed: Story = {
  args: { items: [], status: 'error', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

export const WithError: Story = { args: { error: 'Please fill in all required fields.' } };

export const Disabled: Story = { args: { value: people[1] ?? null, disabled: true } };

export const LongNames: Story = {
  args: {
    items: [
      {
        name: 'Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh',
        about: 'Principal, Reliability of the payment platform',
        free: 5,
      },
    ],
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('combobox')),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('combobox')),
};

export const Searches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'bro');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('Bronwen Hughes');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'cobol');
    await expect(screen.getByRole('status')).toHaveTextContent('No engineer matches');
  },
};

/** Text that chose nothing is dropped: the choice stands again. */
export const DropsWhatIsNotChosen: Story = {
  ...Chosen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'x{Escape}');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('combobox')).toHaveValue('Lukas Brandt');
  },
};

export const IsCleared: Story = {
  ...Chosen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};
