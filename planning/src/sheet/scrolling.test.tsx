import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RowCount } from './RowCount';
import { ScrollLetter } from './ScrollLetter';

const [ROW_PX, HEIGHT_PX] = [10, 100];
const NAMES = ['Ada', 'Ben', 'Cleo'];
let scroller: HTMLElement;

/** What follows a scroll or a render has been read then. */
const wait = () => act(() => void vi.advanceTimersByTime(200));

/** Scrolls by hand, so many milliseconds after the last time. */
function scrollTo(top: number, at: number) {
  scroller.scrollTop = top;
  const event = new Event('scroll');
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(scroller, event);
}

beforeEach(() => {
  scroller = document.createElement('div');
  Object.defineProperty(scroller, 'clientHeight', { value: HEIGHT_PX });
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('counts all rows, and says which are in sight if not all are', () => {
  const count = (total: number) => (
    <RowCount
      scroller={() => scroller}
      inSight={({ scrollTop }) => [scrollTop / ROW_PX, (scrollTop + HEIGHT_PX) / ROW_PX - 1]}
      total={total}
      unit={['engineer', 'engineers']}
    />
  );
  const { container, rerender } = render(count(2000));
  wait();
  expect(container).toHaveTextContent('1 – 10 of 2,000 engineers');
  scrollTo(500, 0);
  wait();
  expect(container).toHaveTextContent('51 – 60 of 2,000 engineers');
  expect(screen.getByText('51 – 60 of', { exact: false })).toHaveAttribute('aria-hidden', 'true');
  scrollTo(0, 0);
  rerender(count(8));
  wait();
  expect(container).toHaveTextContent(/^8 engineers$/);
});

it('shows a letter while you scroll fast, until that rests', () => {
  render(
    <ScrollLetter
      scroller={() => scroller}
      labelAt={({ scrollTop }) => NAMES[scrollTop / 1000]?.charAt(0) ?? String(scrollTop / ROW_PX)}
    />,
  );
  scrollTo(10, 1000);
  scrollTo(20, 1016);
  expect(screen.queryByText(/./)).not.toBeInTheDocument();
  scrollTo(2000, 1032);
  expect(screen.getByText('C')).toHaveAttribute('aria-hidden', 'true');
  scrollTo(9000, 1048);
  expect(screen.getByText('900')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.queryByText('900')).not.toBeInTheDocument();
});
