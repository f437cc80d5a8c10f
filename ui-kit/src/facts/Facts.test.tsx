import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Facts } from '.';
import { expectAccessible } from '../testing/expect-accessible';

it('pairs each value with its term', async () => {
  const items = [
    { term: 'Available', value: '10%' },
    { term: 'Active Projects', value: 3 },
  ];
  render(<Facts items={items} layout="ends" />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Available',
    'Active Projects',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['10%', '3']);
  await expectAccessible();
});

it('can be hidden', () => {
  render(<Facts items={[{ term: 'Cause', value: 'No answer' }]} hidden />);
  expect(screen.getByText('No answer')).not.toBeVisible();
});
