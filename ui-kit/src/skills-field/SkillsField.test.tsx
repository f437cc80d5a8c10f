import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible';
import { SkillsField } from './SkillsField';

function Skills({ error }: { error?: string }) {
  const [text, setText] = useState('Go');
  return <SkillsField label="Skills" value={text} onChange={setText} error={error} />;
}

describe('SkillsField', () => {
  it('shows what the text makes while it is typed', async () => {
    render(<Skills />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Skills' }), ', , Kafka ,Go');
    const chips = within(screen.getByRole('list', { name: 'Skills, as a list' })).getAllByRole('listitem');
    expect(chips.map((chip) => chip.textContent)).toEqual(['Go', 'Kafka']);
    await expectAccessible();
  });

  it('makes the list by the rule of the caller, where there is one', () => {
    render(<SkillsField label="Skills" defaultValue="Go Rust" parse={(text) => text.split(' ')} />);
    expect(screen.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual(['Go', 'Rust']);
    expect(screen.getByRole('textbox')).toBeRequired();
  });

  it('keeps its own text where the caller keeps none', async () => {
    render(<SkillsField label="Skills" defaultValue="Go" />);
    await userEvent.type(screen.getByRole('textbox'), ',Rust');
    expect(screen.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual(['Go', 'Rust']);
  });

  it('has no list without a word in it', async () => {
    render(<Skills />);
    await userEvent.clear(screen.getByRole('textbox'));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('explains the commas, or says what is wrong', () => {
    const { rerender } = render(<Skills />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Separate skills with commas');
    rerender(<Skills error="At most 50 skills" />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('At most 50 skills');
  });
});
