import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Icon } from './Icon';
import { iconPaths } from './icon-paths';

it('is one element, hidden from screen readers, in the size asked for', () => {
  const { container } = render(<Icon path={iconPaths.check} size={14} />);
  expect(container.querySelectorAll('*')).toHaveLength(1);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstChild).toHaveStyle({ inlineSize: '14px', blockSize: '14px' });
});
