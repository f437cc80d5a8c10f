import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible';
import { SearchField } from './SearchField';

function Search({ onKeyDown }: { onKeyDown?: () => void }) {
  const [value, setValue] = useState('');
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <SearchField
        label="Search engineers"
        placeholder="Search by name..."
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

describe('SearchField', () => {
  it('is a named search box that reports every keystroke', async () => {
    render(<Search />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search engineers' }), 'go');
    expect(screen.getByRole('searchbox')).toHaveValue('go');
    await expectAccessible();
  });

  it('is cleared by a button that returns focus', async () => {
    render(<Search />);
    await userEvent.type(screen.getByRole('searchbox'), 'go');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('works uncontrolled and forwards its ref', async () => {
    const ref = createRef<HTMLInputElement>();
    const reported = vi.fn();
    render(
      <SearchField
        label="Search"
        placeholder="Search"
        name="q"
        defaultValue="go"
        onChange={reported}
        ref={ref}
      />,
    );
    const field = screen.getByRole('searchbox');
    expect(ref.current).toBe(field);
    expect(field).toHaveAttribute('name', 'q');
    expect(field).not.toBeRequired();
    await userEvent.type(field, '!');
    expect(field).toHaveValue('go!');
    expect(reported).toHaveBeenCalledWith('go!');
  });

  it('cannot be cleared while disabled', () => {
    render(<SearchField label="Search" placeholder="Search" defaultValue="go" disabled />);
    expect(screen.getByRole('searchbox')).toBeDisabled();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('stops an Escape that clears it from propagating, but not the next one', async () => {
    const onKeyDown = vi.fn();
    render(<Search onKeyDown={onKeyDown} />);
    await userEvent.type(screen.getByRole('searchbox'), 'g');
    onKeyDown.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledOnce();
  });
});
