import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CutText } from '.';

afterEach(() => vi.unstubAllGlobals());

it('can be focused as long as it is cut, and while all of it is shown for that', async () => {
  const measured: (() => void)[] = [];
  class Observer {
    constructor(measure: () => void) {
      measured.push(measure);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  render(<CutText>Department of research</CutText>);
  const text = screen.getByText('Department of research');
  const heightOfText = (scrollHeight: number) => {
    Object.defineProperties(text, {
      scrollHeight: { value: scrollHeight, configurable: true },
      clientHeight: { value: 40, configurable: true },
    });
    act(() => measured.forEach((measure) => measure()));
  };
  heightOfText(40);
  expect(text).not.toHaveAttribute('tabindex');
  heightOfText(80);
  await userEvent.tab();
  expect(text).toHaveFocus();
  heightOfText(40);
  expect(text).toHaveAttribute('tabindex', '0');
  act(() => text.blur());
  heightOfText(40);
  expect(text).not.toHaveAttribute('tabindex');
});
