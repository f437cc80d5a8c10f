import { expectAccessible } from '@erm/ui-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it.each(['Ana Sousa', 'ana.sousa@example.test'])('shows %s on hover if it is truncated', async (text) => {
  render(<PersonLine name="Ana Sousa" detail="ana.sousa@example.test" max="40px" />);
  const line = screen.getByText(text);
  Object.defineProperty(line, 'scrollWidth', { value: 41 });
  expect(line).not.toHaveAttribute('title');
  await userEvent.hover(line);
  expect(line).toHaveAttribute('title', text);
});

it('emphasizes a deleted account', () => {
  render(<PersonLine name="Deleted Engineer" deleted />);
  expect(screen.getByText('Deleted Engineer').tagName).toBe('EM');
});
