import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PasswordField } from '.';
import { expectAccessible } from '../testing/expect-accessible';

describe('PasswordField', () => {
  it('hides the password until revealed, and labels the button accordingly', async () => {
    render(<PasswordField label="Password" />);
    const field = screen.getByLabelText('Password');
    await userEvent.type(field, 'secret');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('secret');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('is required unless it is optional', () => {
    const { rerender } = render(<PasswordField label="Password" />);
    expect(screen.getByLabelText('Password')).toBeRequired();
    rerender(<PasswordField label="Password" optional />);
    expect(screen.getByLabelText(/Password/, { selector: 'input' })).not.toBeRequired();
  });

  it('is described by its error, without axe violations', async () => {
    const { container } = render(<PasswordField label="Password" error="At least 6 characters" />);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('At least 6 characters');
    await expectAccessible(container);
  });
});
