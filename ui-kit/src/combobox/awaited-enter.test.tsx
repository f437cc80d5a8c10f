import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox, type ComboboxStatus } from './index';

const names = ['Ilya Aronov', 'Lukas Brandt', 'Bronwen Hughes'];

interface SearchedProps {
  /** The text that the items match, so far. */
  answered: string;
  failed?: boolean;
}

/** A combobox whose search lags behind its text. */
function Searched({ answered, failed = false }: SearchedProps) {
  const [value, setValue] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const status: ComboboxStatus = failed ? 'error' : query === answered ? 'idle' : 'loading';
  return (
    <Combobox
      label="Engineer"
      value={value}
      onChange={setValue}
      query={query}
      onQueryChange={setQuery}
      items={failed ? [] : names.filter((name) => name.toLowerCase().includes(answered))}
      itemKey={String}
      itemLabel={String}
      renderItem={String}
      status={status}
      emptyText="No engineers match"
      onRetry={() => {}}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Engineer' });

async function enterWhileSearching(text: string) {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const show = (props: SearchedProps) => (
    <form onSubmit={submit}>
      <Searched {...props} />
      <button type="submit">Save</button>
    </form>
  );
  const { rerender } = render(show({ answered: '' }));
  await userEvent.type(field(), `${text}{Enter}`);
  expect(field()).toHaveValue(text);
  return { submit, answer: (props: SearchedProps) => rerender(show(props)) };
}

describe('Enter while a search is running', () => {
  it('selects the first result once it arrives, and submits nothing', async () => {
    const { answer, submit } = await enterWhileSearching('br');
    answer({ answered: 'b' });
    expect(field()).toHaveValue('br');
    answer({ answered: 'br' });
    expect(field()).toHaveValue('Lukas Brandt');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(submit).not.toHaveBeenCalled();
  });

  it('selects the first result wherever the pointer was before', async () => {
    const { rerender } = render(<Searched answered="" />);
    await userEvent.type(field(), 'r');
    await userEvent.hover(screen.getByRole('option', { name: 'Bronwen Hughes' }));
    await userEvent.keyboard('{Enter}');
    rerender(<Searched answered="r" />);
    expect(field()).toHaveValue('Ilya Aronov');
  });

  it.each([
    ['types on', 'a{Backspace}'],
    ['moves through the list', '{ArrowDown}'],
  ])('selects nothing if the user %s meanwhile', async (_does, keys) => {
    const { answer } = await enterWhileSearching('br');
    await userEvent.keyboard(keys);
    answer({ answered: 'br' });
    expect(field()).not.toHaveValue('Lukas Brandt');
  });

  it.each([
    ['closes the list', '{Escape}'],
    ['leaves the field', '{Tab}'],
  ])('selects nothing of the whole list if the user %s meanwhile', async (_does, keys) => {
    const { rerender } = render(<Searched answered="earlier" />);
    await userEvent.click(field());
    await userEvent.keyboard(`{Enter}${keys}`);
    rerender(<Searched answered="" />);
    expect(field()).toHaveValue('');
  });

  it('selects nothing if the pointer chooses among the earlier results meanwhile', async () => {
    const { answer } = await enterWhileSearching('br');
    await userEvent.hover(screen.getByRole('option', { name: 'Bronwen Hughes' }));
    answer({ answered: 'br' });
    expect(field()).toHaveValue('br');
  });

  it('selects nothing if nothing matches', async () => {
    const { answer } = await enterWhileSearching('xyz');
    answer({ answered: 'xyz' });
    expect(field()).toHaveValue('xyz');
    expect(screen.getByRole('status')).toHaveTextContent('No engineers match');
  });

  it('selects nothing if the search fails and a later one succeeds', async () => {
    const { answer } = await enterWhileSearching('br');
    answer({ answered: '', failed: true });
    answer({ answered: 'br' });
    expect(field()).toHaveValue('br');
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveValue('Lukas Brandt');
  });
});
