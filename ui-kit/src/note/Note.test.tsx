import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Note } from '.';
import { Button } from '../button';
import { expectAccessible } from '../testing/expect-accessible';

describe('Note', () => {
  it('is announced only when live: assertively if red, otherwise politely', () => {
    render(
      <>
        <Note tone="red" title="Still here" />
        <Note tone="red" title="Over capacity" live />
        <Note tone="yellow" title="Not covered" live />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Over capacity');
    expect(screen.getByRole('status')).toHaveTextContent('Not covered');
  });

  it('shows title, text and action, without axe violations', async () => {
    const { container } = render(
      <Note tone="red" title="30% remaining" action={<Button size="sm">Use 30%</Button>} outlined>
        The load peaks at 120%.
      </Note>,
    );
    expect(screen.getByText('30% remaining')).toBeVisible();
    expect(screen.getByText('The load peaks at 120%.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use 30%' })).toBeVisible();
    await expectAccessible(container);
  });
});
