import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Skeleton } from './Skeleton';
import { SkeletonRows } from './SkeletonRows';

describe('Skeleton', () => {
  it('has the given size and is hidden from assistive technology', () => {
    const { container } = render(<Skeleton shape="circle" width={28} height={28} />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.firstChild).toHaveStyle({ inlineSize: '28px', blockSize: '28px' });
  });
});

describe('SkeletonRows', () => {
  it('renders the given number of rows', () => {
    const { container } = render(<SkeletonRows rows={3} />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.firstChild?.childNodes).toHaveLength(3);
  });
});
