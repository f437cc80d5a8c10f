import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { InStates } from '../../.storybook/States';
import { useCallback, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onAPhone } from '../../.storybook/viewports';
import { Avatar } from '../avatar';
import { Badge } from '../badge';
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
      <Badge tone="green">{free}% Free</Badge>
    </span>
  );
}

const guide: Guide = {
  when: 'Use it to choose one of many known things, such as people or projects, also while they load from a server.',
  instead: [
    ['Fields/Select', 'for up to ten options.'],
    ['Fields/SuggestField', 'if other text is allowed as well.'],
  ],
  rules: [
    { do: 'Show a second line that tells namesakes apart.', dont: 'Two options that read the same.' },
    {
      do: 'Say what went wrong inside the list, with a way to try again.',
      dont: 'An empty list when the request failed.',
    },
    { do: 'Order by what is most likely meant.', dont: 'Ten thousand options in no order.' },
  ],
  keys: [
    ['Letters', 'Filter the list.'],
    ['Arrow Up, Arrow Down', 'Move through the options.'],
    ['Enter', 'Takes the active option; nothing while a search is pending.'],
    ['Escape', 'Closes the list.'],
    ['Home, End', 'Move the text cursor.'],
    ['Tab', 'Moves on.'],
  ],
  screenReader: 'Read as a combo box with the active option. The number of results and errors are announced.',
};

const meta = {
  title: 'Fields/Combobox',
  component: Combobox<Person>,
  parameters: { guide },
  args: {
    label: 'Engineer',
    query: '',
    onQueryChange: () => {},
    items: people,
    itemKey: ({ name }) => name,
    itemLabel: ({ name }) => name,
    itemIcon: ({ name }) => <Avatar name={name} size={22} />,
    renderItem: (person) => <PersonRow {...person} />,
    status: 'idle',
    emptyText: 'No engineers match',
    placeholder: 'Name, email or skill',
    style: { width: 330, maxWidth: '100%' },
  },
  render: function Field(args) {
    const [query, setQuery] = useState(args.query);
    const items = args.items.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
    return <Combobox {...args} query={query} items={items} onQueryChange={setQuery} />;
  },
} satisfies Meta<typeof Combobox<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Stays responsive after many pages have been loaded by scrolling. */
export const ThousandItems: Story = {
  args: {
    items: Array.from({ length: 1000 }, (_, index) => ({
      name: `Engineer ${index + 1}`,
      about: 'Mid, Platform',
      free: index % 101,
    })),
  },
};

export const Selected: Story = { args: { defaultValue: people[1], hint: 'Senior, Infrastructure' } };
export const Searching: Story = {
  args: { items: [], status: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getByRole('status')).toHaveTextContent('Searching...');
  },
};

/** The button is for pointer users; Enter in the field does the same. */
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

/** Hovered, focused. */
export const States: Story = {
  render: (args) => (
    <InStates of="input, div:has(> input)" names={['Default', 'Hover', 'Focus']}>
      <Combobox {...args} />
    </InStates>
  ),
};

export const Disabled: Story = { args: { defaultValue: people[1], disabled: true } };

export const LongNames: Story = {
  args: {
    items: [
      {
        name: 'Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh',
        about: 'Principal, Payment platform reliability',
        free: 5,
      },
    ],
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('combobox')),
};

export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('combobox')),
};

export const FiltersAndSelects: Story = {
  tags: ['!dev', '!autodocs'],
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
    await expect(screen.getByRole('status')).toHaveTextContent('No engineers match');
  },
};

/** Text that doesn't end in a selection is discarded, and the selected item is shown again. */
export const DiscardsUnselectedText: Story = {
  tags: ['!dev', '!autodocs'],
  ...Selected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'x{Escape}');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('combobox')).toHaveValue('Lukas Brandt');
  },
};

export const ClearedByTyping: Story = {
  tags: ['!dev', '!autodocs'],
  ...Selected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

/** The clear button is for pointer users; deleting the text does the same. */
export const ClearedByButton: Story = {
  tags: ['!dev', '!autodocs'],
  ...Selected,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Engineer' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const SelectsByPointer: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: /Gustav/ }));
    await expect(field).toHaveValue('Gustav Nyström');
    await expect(field).toHaveFocus();
  },
};

export const SelectsByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect(field).toHaveValue('Lukas Brandt');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** Rows of an earlier query stay visible, but Enter selects none of them: it waits for the answer. */
export const IgnoresStaleRows: Story = {
  tags: ['!dev', '!autodocs'],
  args: { status: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('status')).toHaveTextContent('Searching...');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

/** Reaching the end loads more items; the loaded ones stay selectable. */
export const LoadsMore: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Field(args) {
    const [page, setPage] = useState(1);
    const [loading, setLoading] = useState(false);
    const more = useCallback(() => {
      setLoading(true);
      setTimeout(() => {
        setPage(2);
        setLoading(false);
      }, 400);
    }, []);
    const onEndReached = page === 1 ? more : undefined;
    const items = people.slice(0, page * 2);
    return (
      <Combobox
        {...args}
        items={items}
        onEndReached={onEndReached}
        status={loading ? 'loading-more' : 'idle'}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading more...');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await expect(screen.getByRole('status')).toHaveTextContent('4 results');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('Bronwen Hughes');
  },
};

/** Loaded items stay selectable. The button, or Arrow Down at the end, retries. */
export const LoadMoreFailed: Story = {
  args: { status: 'error', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(field).toHaveValue('Bronwen Hughes');
  },
};

export const OpenOnAPhone: Story = {
  globals: onAPhone,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('combobox')),
};
