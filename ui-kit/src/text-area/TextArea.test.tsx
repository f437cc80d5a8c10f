import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible';
import { TextArea } from './TextArea';

describe('TextArea', () => {
  it('is named by its label and described by its helper text', async () => {
    const ref = createRef<HTMLTextAreaElement>();
    render(<TextArea label="Description" hint="One sentence" ref={ref} />);
    const area = screen.getByRole('textbox', { name: 'Description' });
    expect(area).toHaveAccessibleDescription('One sentence');
    expect(ref.current).toBe(area);
    await userEvent.type(area, 'Score risky payments');
    expect(area).toHaveValue('Score risky payments');
    await expectAccessible();
  });

  it('is required unless it is optional', () => {
    const { rerender } = render(<TextArea label="Description" />);
    expect(screen.getByRole('textbox')).toBeRequired();
    rerender(<TextArea label="Description" optional />);
    expect(screen.getByRole('textbox')).not.toBeRequired();
  });

  it('shows its error instead of the helper text', () => {
    render(<TextArea label="Description" hint="One sentence" error="Description is required" />);
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Description is required');
  });
});
