import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SuggestField, type SuggestFieldProps } from '.';
import { expectAccessible } from '../testing/expect-accessible';

const SKILLS = ['Go', 'GraphQL', 'React'];
const lastOf = (text: string) => text.split(', ').at(-1)!.toLowerCase();
const suggest = (text: string) => SKILLS.filter((each) => each.toLowerCase().startsWith(lastOf(text)));

function Field(props: Pick<SuggestFieldProps, 'rows' | 'complete'>) {
  const [value, setValue] = useState('');
  return <SuggestField label="Skills" suggest={suggest} value={value} {...props} onChange={setValue} />;
}

describe('SuggestField', () => {
  it('suggests while one types, and takes what the arrow keys have reached', async () => {
    render(<Field />);
    const field = screen.getByRole('combobox', { name: 'Skills' });
    await userEvent.type(field, 'g');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('2 suggestions. Arrow Down leads to them.')).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await expectAccessible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const option = screen.getByRole('option', { name: 'GraphQL' });
    expect(field).toHaveAttribute('aria-activedescendant', option.id);
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('GraphQL');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('leaves Enter to the form as long as no suggestion was reached, and any text as it is', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Field />
      </form>,
    );
    await userEvent.type(screen.getByRole('combobox'), 'golf{Backspace}{Backspace}{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.getByRole('combobox')).toHaveValue('go');
  });

  it('opens by Arrow Down, and closes by Escape and when it is left', async () => {
    render(<Field />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('completes the last of several in a text area by a click', async () => {
    const complete = (text: string, chosen: string) => `${text.slice(0, -lastOf(text).length)}${chosen}, `;
    render(<Field rows={2} complete={complete} />);
    const area = screen.getByRole('textbox', { name: 'Skills' });
    await userEvent.type(area, 'Kafka, re');
    await expectAccessible();
    await userEvent.click(screen.getByRole('option', { name: 'React' }));
    expect(area).toHaveValue('Kafka, React, ');
    expect(area).toHaveFocus();
  });
});
