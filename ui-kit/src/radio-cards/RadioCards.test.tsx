import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { RadioCards } from '.';
import { expectAccessible } from '../testing/expect-accessible';

const options = [
  { value: 'manager', label: 'Manager', description: 'Plans projects' },
  { value: 'engineer', label: 'Engineer', description: 'Sees own workload' },
];

describe('RadioCards', () => {
  it('is a radio group without an initial selection', async () => {
    const { container } = render(<RadioCards label="Role" name="role" options={options} />);
    expect(screen.getByRole('radiogroup', { name: 'Role' })).toHaveAttribute('aria-required', 'true');
    expect(screen.getByRole('radio', { name: 'Manager' })).toHaveAccessibleDescription('Plans projects');
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('passes the selected value to onChange when controlled', async () => {
    const choose = vi.fn();
    render(<RadioCards label="Role" name="role" options={options} value="manager" onChange={choose} />);
    expect(screen.getByRole('radio', { name: 'Manager' })).toBeChecked();
    await userEvent.click(screen.getByText('Engineer'));
    expect(choose).toHaveBeenCalledWith('engineer');
  });

  it('works with register of react-hook-form, including error and focus', async () => {
    const save = vi.fn();
    function Form() {
      const { register, handleSubmit, formState } = useForm<{ role: string }>();
      return (
        <form onSubmit={handleSubmit(save)}>
          <RadioCards
            label="Role"
            options={options}
            error={formState.errors.role?.message}
            {...register('role', { required: 'Choose a role' })}
          />
          <button>Create account</button>
        </form>
      );
    }
    render(<Form />);
    await userEvent.click(screen.getByRole('button'));
    const group = screen.getByRole('radiogroup');
    expect(group).toHaveAccessibleDescription('Choose a role');
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('radio', { name: 'Manager' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('button'));
    expect(save.mock.calls[0]?.[0]).toEqual({ role: 'engineer' });
  });
});
