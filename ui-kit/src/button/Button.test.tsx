import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '.';
import { expectAccessible } from '../testing/expect-accessible';

describe('Button', () => {
  it('does not submit a form by default', async () => {
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>Cancel</Button>
        <Button type="submit">Save Changes</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(submit).toHaveBeenCalledOnce();
  });

  it('ignores clicks, keys and form submission while loading, and keeps focus', async () => {
    const press = vi.fn();
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const form = (loading: boolean) => (
      <form onSubmit={submit}>
        <input aria-label="Email" />
        <Button type="submit" loading={loading} onClick={press}>
          Sign in
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Sign in' });
    button.focus();
    rerender(form(true));
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  it('forwards the ref and passes on class, style and attributes', () => {
    const ref = createRef<HTMLButtonElement>();
    render(
      <Button ref={ref} className="mine" style={{ order: 2 }} data-row="7">
        Edit
      </Button>,
    );
    expect(ref.current).toBe(screen.getByRole('button'));
    expect(ref.current).toHaveClass('mine');
    expect(ref.current).toHaveStyle({ order: 2 });
    expect(ref.current).toHaveAttribute('data-row', '7');
  });

  it('keeps its label in an element, which a translation may fill with its own', () => {
    render(<Button loading>Save</Button>);
    const kinds = [...screen.getByRole('button').childNodes].map(({ nodeType }) => nodeType);
    expect(kinds).toEqual([Node.ELEMENT_NODE, Node.ELEMENT_NODE]);
  });

  it.each(['primary', 'secondary', 'ghost', 'danger'] as const)(
    'has no axe violations as %s',
    async (variant) => {
      const { container } = render(
        <>
          <Button variant={variant}>Delete</Button>
          <Button variant={variant} loading>
            Delete it
          </Button>
          <Button variant={variant} disabled>
            Delete all
          </Button>
        </>,
      );
      await expectAccessible(container);
    },
  );
});
