import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog';
import { expectAccessible } from '../testing/expect-accessible';
import { Combobox, type ComboboxProps } from './Combobox';

type Props = Partial<Omit<ComboboxProps<Person>, 'value' | 'defaultValue' | 'onChange'>>;

type Person = { id: string; name: string };

const people: Person[] = ['Ilya Aronov', 'Lukas Brandt', 'Bronwen Hughes'].map((name) => ({
  id: name,
  name,
}));

function Engineer({ start = null, ...props }: Props & { start?: Person | null | undefined }) {
  const [value, setValue] = useState<Person | null>(start);
  const [query, setQuery] = useState('');
  return (
    <>
      <Combobox
        label="Engineer"
        value={value}
        onChange={setValue}
        query={query}
        onQueryChange={setQuery}
        items={people.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))}
        itemKey={({ id }) => id}
        itemLabel={({ name }) => name}
        renderItem={({ name }) => <b>{name}</b>}
        status="idle"
        emptyText="No engineers match"
        {...props}
      />
      <p data-testid="value">{value?.name ?? 'none'}</p>
      <button type="button">Next</button>
    </>
  );
}

const picker = {
  label: 'Engineer',
  onChange: () => {},
  onQueryChange: () => {},
  itemKey: ({ id }: Person) => id,
  itemLabel: ({ name }: Person) => name,
  renderItem: ({ name }: Person) => name,
  status: 'idle' as const,
  emptyText: 'No engineers match',
};

const field = () => screen.getByRole('combobox', { name: 'Engineer' });
const value = () => screen.getByTestId('value').textContent;
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('Combobox', () => {
  it('does not rerender rows while the active option changes', async () => {
    const renderItem = vi.fn(({ name }: Person) => name);
    const itemKey = ({ id }: Person) => id;
    render(<Engineer items={people} itemKey={itemKey} renderItem={renderItem} />);
    expect(renderItem).not.toHaveBeenCalled();
    await userEvent.click(field());
    expect(renderItem).toHaveBeenCalledTimes(people.length);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Bronwen Hughes');
    expect(renderItem).toHaveBeenCalledTimes(people.length);
  });

  it('filters while typing and announces the number of results', async () => {
    render(<Engineer hint="Mid, Platform" />);
    expect(field()).toHaveAccessibleDescription('Mid, Platform');
    await userEvent.type(field(), 'br');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(options()).toEqual(['Lukas Brandt', 'Bronwen Hughes']);
    expect(active()).toBe('Lukas Brandt');
    expect(screen.getByText('2 results')).toBeInTheDocument();
    await expectAccessible();
  });

  it('selects by keyboard', async () => {
    render(<Engineer />);
    await userEvent.tab();
    expect(options()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect(value()).toBe('Lukas Brandt');
    expect(field()).toHaveValue('Lukas Brandt');
    expect(options()).toEqual([]);
  });

  it('selects by pointer and keeps focus', async () => {
    render(<Engineer />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: 'Bronwen Hughes' }));
    expect(value()).toBe('Bronwen Hughes');
    expect(field()).toHaveFocus();
  });

  it('selects its text on focus, so that typing starts a new search, and marks the selected option', async () => {
    render(<Engineer start={people[0]} />);
    await userEvent.tab();
    await userEvent.keyboard('lu');
    expect(field()).toHaveValue('lu');
    expect(value()).toBe('Ilya Aronov');
    await userEvent.keyboard('{Enter}');
    expect(value()).toBe('Lukas Brandt');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: 'Lukas Brandt' })).toHaveAttribute('aria-selected', 'true');
    expect(active()).toBe('Lukas Brandt');
  });

  it('selects the text of an item that is set while the field has focus, but not text being typed', async () => {
    const props = { ...picker, items: people };
    const { rerender } = render(<Combobox {...props} value={null} query="" />);
    await userEvent.click(field());
    rerender(<Combobox {...props} value={people[0]} query="" />);
    const input = field() as HTMLInputElement;
    expect(input.value.slice(input.selectionStart!, input.selectionEnd!)).toBe('Ilya Aronov');
    await userEvent.keyboard('Br');
    rerender(<Combobox {...props} value={people[1]} query="Br" />);
    expect(input).toHaveValue('Br');
    expect([input.selectionStart, input.selectionEnd]).toEqual([2, 2]);
  });

  it('discards unselected text on blur', async () => {
    render(<Engineer start={people[0]} />);
    await userEvent.tab();
    await userEvent.keyboard('xyz');
    await userEvent.tab();
    expect(field()).toHaveValue('Ilya Aronov');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('clears the value when the text is deleted', async () => {
    render(<Engineer start={people[0]} />);
    await userEvent.clear(field());
    expect(value()).toBe('none');
  });

  it('announces that nothing matches', async () => {
    render(<Engineer />);
    await userEvent.type(field(), 'xyz');
    expect(screen.getByRole('status')).toHaveTextContent('No engineers match');
    await userEvent.keyboard('{Enter}');
    expect(value()).toBe('none');
    await expectAccessible();
  });

  it('announces that it is searching', async () => {
    render(<Engineer status="loading" items={[]} />);
    await userEvent.click(field());
    expect(screen.getAllByText('Searching...')).toHaveLength(2);
    await expectAccessible();
  });

  it('offers to retry after a failure, by pointer and by Enter', async () => {
    const onRetry = vi.fn();
    render(<Engineer status="error" items={[]} onRetry={onRetry} />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onRetry).toHaveBeenCalledTimes(2);
    await expectAccessible();
  });

  it('selects none of the stale rows on Enter, which does not submit the form either', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Engineer status="loading" items={people} />
      </form>,
    );
    await userEvent.type(field(), 'lu');
    expect(options()).toHaveLength(3);
    expect(active()).toBeUndefined();
    expect(screen.getByRole('status')).toHaveTextContent('Searching...');
    expect(screen.queryByText('3 results')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(value()).toBe('none');
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: 'Lukas Brandt' }));
    expect(value()).toBe('Lukas Brandt');
  });

  it('announces that more items are loading, while the loaded ones stay selectable', async () => {
    render(<Engineer status="loading-more" />);
    await userEvent.click(field());
    expect(screen.getByRole('status')).toHaveTextContent('Loading more...');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(value()).toBe('Lukas Brandt');
  });

  it('offers to retry after failing to load more, while the loaded items stay selectable', async () => {
    const onRetry = vi.fn();
    render(<Engineer status="error" onRetry={onRetry} />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(onRetry).toHaveBeenCalledTimes(2);
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    expect(value()).toBe('Bronwen Hughes');
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  it('finds the selected item by key in a refetched list', async () => {
    render(<Engineer start={{ id: 'Lukas Brandt', name: 'L. Brandt' }} />);
    await userEvent.click(field());
    expect(active()).toBe('Lukas Brandt');
  });

  it('is cleared by a button that is not a tab stop and returns focus', async () => {
    const { rerender } = render(<Engineer start={people[0]} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    rerender(<Engineer disabled />);
    expect(screen.queryByRole('button', { name: 'Clear Engineer' })).not.toBeInTheDocument();
    rerender(<Engineer />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear Engineer' }));
    expect(value()).toBe('none');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear Engineer' })).not.toBeInTheDocument();
  });

  it('works uncontrolled and is required', async () => {
    const reported = vi.fn();
    const search = { query: '', onQueryChange: () => {}, itemKey: String, itemLabel: String };
    render(
      <Combobox
        {...search}
        label="Engineer"
        items={['Ana', 'Ilya']}
        renderItem={String}
        status="idle"
        emptyText="Nobody"
        defaultValue="Ana"
        onChange={reported}
      />,
    );
    expect(field()).toHaveValue('Ana');
    expect(field()).toBeRequired();
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Ilya');
    expect(reported).toHaveBeenCalledWith('Ilya');
  });

  it('requests more items when arrow keys reach the last one', async () => {
    const onEndReached = vi.fn();
    render(<Engineer onEndReached={onEndReached} />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    expect(onEndReached).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    expect(onEndReached).toHaveBeenCalledOnce();
  });

  it.each(['loading', 'loading-more', 'error'] as const)(
    'requests no more items while %s',
    async (status) => {
      const onEndReached = vi.fn();
      render(<Engineer onEndReached={onEndReached} status={status} />);
      await userEvent.click(field());
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      fireEvent.scroll(screen.getByRole('listbox'));
      expect(onEndReached).not.toHaveBeenCalled();
    },
  );

  it('handles Escape before the dialog around it and shows the selected item again', async () => {
    const onClose = vi.fn();
    render(
      <Dialog open title="Create Assignment" onClose={onClose}>
        <Engineer start={people[0]} />
      </Dialog>,
    );
    await userEvent.clear(field());
    await userEvent.type(field(), 'lu');
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(field()).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});
