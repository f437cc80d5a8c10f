import { expectAccessible } from '@erm/ui-kit/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PersonLine } from './PersonLine';

it('shows the name and the detail', async () => {
  render(<PersonLine name="Ana Sousa" detail="ana.sousa@example.test" />);
  expect(screen.getByText('Ana Sousa')).toBeVisible();
  expect(screen.getByText('ana.sousa@example.test')).toBeVisible();
  await expectAccessible();
});

it('renders the name as a heading with nameAs', () => {
  render(<PersonLine name="Ana Sousa" nameAs="h2" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Ana Sousa' })).toBeVisible();
});

it('shows truncated text on hover', () => {
  render(<PersonLine name="Ana Sousa" detail="ana.sousa@example.test" max="40px" />);
  expect(screen.getByTitle('Ana Sousa')).toBeVisible();
  expect(screen.getByTitle('ana.sousa@example.test')).toBeVisible();
});

it('emphasizes a deleted account', () => {
  render(<PersonLine name="Deleted Engineer" deleted />);
  expect(screen.getByText('Deleted Engineer').tagName).toBe('EM');
});
