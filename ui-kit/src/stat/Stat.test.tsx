import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible';
import { Stat } from './Stat';
import { StatStrip } from './StatStrip';

describe('StatStrip', () => {
  it('groups each value with its label and context', async () => {
    render(
      <StatStrip>
        <Stat label="Total Engineers" value={24} context="8 with free capacity" />
        <Stat label="Active Projects" value={5} />
      </StatStrip>,
    );
    const group = screen.getByRole('group', { name: 'Total Engineers' });
    expect(group).toHaveTextContent('24');
    expect(group).toHaveTextContent('8 with free capacity');
    expect(screen.getAllByRole('group')).toHaveLength(2);
    await expectAccessible();
  });
});
