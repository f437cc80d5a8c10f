import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SkipLink } from '.';
import { expectAccessible } from '../testing/expect-accessible';

describe('SkipLink', () => {
  it('is the first tab stop and links to its target', async () => {
    render(
      <>
        <SkipLink href="#page" />
        <main id="page" tabIndex={-1} />
      </>,
    );
    await userEvent.tab();
    const link = screen.getByRole('link', { name: 'Skip to content' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', '#page');
    await expectAccessible();
  });

  it('accepts custom text', () => {
    render(<SkipLink href="#results">Skip to results</SkipLink>);
    expect(screen.getByRole('link', { name: 'Skip to results' })).toBeInTheDocument();
  });
});
