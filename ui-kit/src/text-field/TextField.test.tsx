import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '.';
import { expectAccessible } from '../testing/expect-accessible';

describe('TextField', () => {
  it('is named by its label and described by its helper text', () => {
    render(<TextField label="Department" hint="As shown on the badge" />);
    const field = screen.getByRole('textbox', { name: 'Department' });
    expect(field).toHaveAccessibleDescription('As shown on the badge');
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  it('shows the error instead of the helper text and is invalid', () => {
    render(<TextField label="Email" hint="Your work address" error="Invalid email address" />);
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field).toHaveAccessibleDescription('Invalid email address');
    expect(field).toBeInvalid();
    expect(screen.queryByText('Your work address')).not.toBeInTheDocument();
  });

  it('is required unless it is optional, without native validation', () => {
    const { rerender } = render(<TextField label="Note" />);
    expect(screen.getByRole('textbox')).toBeRequired();
    expect(screen.getByRole('textbox')).toBeValid();
    rerender(<TextField label="Note" optional icon={<svg />} />);
    expect(screen.getByRole('textbox')).not.toBeRequired();
  });

  it('marks optional fields, and keeps a hidden label for screen readers', () => {
    render(<TextField label="Note" optional labelHidden />);
    expect(screen.getByRole('textbox', { name: 'Note (optional)' })).toBeInTheDocument();
  });

  it('works with register of react-hook-form, which focuses it when invalid', async () => {
    const save = vi.fn();
    function Form() {
      const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
      return (
        <form onSubmit={handleSubmit(save)}>
          <TextField
            label="Name"
            error={formState.errors.name?.message}
            {...register('name', { required: 'Name is required' })}
          />
          <button>Save</button>
        </form>
      );
    }
    render(<Form />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveAccessibleDescription('Name is required');
    expect(field).toHaveFocus();
    await userEvent.type(field, 'Ana');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(save.mock.calls[0]?.[0]).toEqual({ name: 'Ana' });
  });

  it('has no axe violations with an icon, with an error or when disabled', async () => {
    const { container } = render(
      <>
        <TextField label="Search" icon={<svg aria-hidden="true" />} />
        <TextField label="Email" error="Invalid email address" />
        <TextField label="Login" disabled defaultValue="maya" />
      </>,
    );
    await expectAccessible(container);
  });
});
