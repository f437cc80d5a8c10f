import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Stack } from '.';
import { Cluster } from '../cluster';
import { Grid } from '../grid';

describe.each([
  ['Stack', Stack],
  ['Cluster', Cluster],
  ['Grid', Grid],
] as const)('%s', (_, Layout) => {
  it('sets the gap by a step of the space scale', () => {
    render(<Layout gap={1.5} data-testid="box" />);
    expect(getComputedStyle(screen.getByTestId('box')).gap).toBe('var(--space-1-5)');
  });
});
