import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible';
import { Badge } from './Badge';

it('hides its glyph from screen readers, since the text has the same meaning', async () => {
  render(
    <Badge tone="green" glyph="pie" value={60}>
      60% done
    </Badge>,
  );
  expect(screen.getByText('60% done')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await expectAccessible();
});
