import { expectAccessible } from '@erm/ui-kit/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PersonLine } from './PersonLine';

it('names the person once, with the second text', async () => {
  render(<PersonLine name="Ana Sousa" detail="ana.sousa@example.test" />);
  expect(screen.getByText('Ana Sousa')).toBeVisible();
  expect(screen.getByText('ana.sousa@example.test')).toBeVisible();
  await expectAccessible();
});

it('is the heading of a card when asked to be', () => {
  render(<PersonLine name="Ana Sousa" nameAs="h2" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Ana Sousa' })).toBeVisible();
});

it('keeps truncated texts readable on hover', () => {
  render(<PersonLine name="Ana Sousa" detail="ana.sousa@example.test" max="40px" />);
  expect(screen.getByTitle('Ana Sousa')).toBeVisible();
  expect(screen.getByTitle('ana.sousa@example.test')).toBeVisible();
});

it('sets a deleted account apart', () => {
  render(<PersonLine name="Deleted Engineer" deleted />);
  expect(screen.getByText('Deleted Engineer').tagName).toBe('EM');
});
