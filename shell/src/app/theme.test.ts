import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { inAnotherTab } from '../testing/render-shell';
import { createTheme } from './theme';

const painted = () => document.documentElement.dataset['theme'];

/** A device whose wish for dark the test changes. */
function device(dark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: dark });
  vi.stubGlobal('matchMedia', () => query);
  return {
    turn(to: boolean) {
      query.matches = to;
      query.dispatchEvent(new Event('change'));
    },
  };
}

function start() {
  const theme = createTheme(localStorage);
  onTestFinished(theme.follow(window));
  return theme;
}

afterEach(() => vi.unstubAllGlobals());

describe('theme', () => {
  it('is system until one is chosen, then what was chosen, also at the next visit', () => {
    device(false);
    const theme = start();
    expect(theme.getState()).toBe('system');
    theme.choose('dark');
    expect(painted()).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(createTheme(localStorage).getState()).toBe('dark');
  });

  it('follows the device while system is chosen, and only then', () => {
    const { turn } = device(false);
    const theme = start();
    turn(true);
    expect(painted()).toBe('dark');
    theme.choose('light');
    turn(false);
    turn(true);
    expect(painted()).toBe('light');
    theme.choose('system');
    expect(painted()).toBe('dark');
  });

  it('follows another tab', () => {
    device(false);
    const theme = start();
    inAnotherTab(() => localStorage.setItem('theme', 'dark'), 'theme');
    expect(theme.getState()).toBe('dark');
    expect(painted()).toBe('dark');
  });
});
