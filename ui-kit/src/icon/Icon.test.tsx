import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Icon } from './Icon';
import { iconPaths } from './icon-paths';

it('is a single element in the given size, hidden from screen readers', () => {
  const { container } = render(<Icon path={iconPaths.check} size={14} />);
  expect(container.querySelectorAll('*')).toHaveLength(1);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstChild).toHaveStyle({ inlineSize: '14px', blockSize: '14px' });
});
