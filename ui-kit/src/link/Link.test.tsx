import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { Link } from '.';
import { expectAccessible } from '../testing/expect-accessible';

/** Stands in for a router's link. */
function RouterLink({ to, ...rest }: { to: string } & ComponentProps<'a'>) {
  return (
    <a href={`#${to}`} data-router="yes" {...rest}>
      {rest.children}
    </a>
  );
}

describe('Link', () => {
  it('renders an anchor with its props', async () => {
    const { container } = render(
      <Link href="mailto:admin@northwind.dev" className="own" style={{ marginTop: 4 }}>
        Contact Admin
      </Link>,
    );
    const link = screen.getByRole('link', { name: 'Contact Admin' });
    expect(link).toHaveAttribute('href', 'mailto:admin@northwind.dev');
    expect(link).toHaveClass('own');
    expect(link).toHaveStyle({ marginTop: '4px' });
    await expectAccessible(container);
  });

  it('keeps its styles with a custom link', () => {
    render(
      <>
        <Link href="#plain">Plain</Link>
        <Link renderLink={(props) => <RouterLink to="/engineers" {...props} />}>View all</Link>
      </>,
    );
    const link = screen.getByRole('link', { name: 'View all' });
    expect(link).toHaveAttribute('href', '#/engineers');
    expect(link).toHaveAttribute('data-router', 'yes');
    expect(link.className).toBe(screen.getByRole('link', { name: 'Plain' }).className);
  });
});
