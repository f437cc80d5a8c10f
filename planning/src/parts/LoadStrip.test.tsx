import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoadStrip } from './LoadStrip';
import { fitScale } from '../days/time-scale';

const day = { startDate: '2026-01-05', endDate: '2026-01-05' };

/** What a step of one width says, with "!" for the warning before it. */
function textAt(width: number, load: number, maxCapacity = 100): string {
  const { container, unmount } = render(
    <LoadStrip scale={fitScale(day, width)} steps={[{ ...day, load }]} maxCapacity={maxCapacity} />,
  );
  const text = `${container.querySelector('svg') ? '!' : ''}${container.textContent}`;
  unmount();
  return text;
}

it('says nothing while its row passes too fast to be read', () => {
  const { container } = render(
    <LoadStrip
      scale={fitScale(day, 92)}
      steps={[{ ...day, load: 120 }]}
      maxCapacity={80}
      liftOf={() => 'omit'}
    />,
  );
  expect(container).toHaveTextContent(/^$/);
});

it.each([
  { width: 15, load: 50, says: '' },
  { width: 23, load: 50, says: '50' },
  { width: 23, load: 100, says: '' },
  { width: 30, load: 100, says: '100' },
  { width: 36, load: 100, says: '100' },
  { width: 37, load: 100, says: '100%' },
  { width: 36, load: 0, says: '' },
  { width: 37, load: 0, says: 'Free' },
  { width: 23, load: 120, says: '' },
  { width: 37, load: 120, says: '120%' },
  { width: 50, load: 120, says: '!120%' },
  { width: 78, load: 120, max: 80, says: '!120%' },
  { width: 79, load: 120, max: 80, says: '120 of 80%' },
  { width: 92, load: 120, max: 80, says: '!120 of 80%' },
  { width: 92, load: 70, max: 80, says: '70%' },
  { width: 92, load: 0, max: 0, says: '0%' },
])('at $width px, $load% is "$says" rather than cut off', ({ width, load, max, says }) => {
  expect(textAt(width, load, max)).toBe(says);
});
