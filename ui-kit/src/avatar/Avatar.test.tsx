import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from './Avatar';
import { initials } from './initials';

describe('initials', () => {
  it.each([
    ['Maya Lindqvist', 'ML'],
    ['ana maria de sousa', 'AS'],
    ['Cher', 'C'],
    ['  Élif   Yıldız ', 'ÉY'],
    ['', ''],
  ])('%j becomes %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe('Avatar', () => {
  it('is decorative', () => {
    const { container } = render(<Avatar name="Maya Lindqvist" />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
    expect(container).toHaveTextContent('ML');
  });

  it('shows an icon instead of the initials', () => {
    const { container } = render(<Avatar name="Deleted Engineer" icon={<svg />} />);
    expect(container).toHaveTextContent('');
    expect(container.querySelector('svg')).toBeInTheDocument();
  });
});
