import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { inAnotherTab } from '../testing/render-shell';
import { createTheme } from './theme';

const appliedTheme = () => document.documentElement.dataset['theme'];

/** Stubs the device's color scheme, which the test can change. */
function device(dark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: dark });
  vi.stubGlobal('matchMedia', () => query);
  return {
    setDark(dark: boolean) {
      query.matches = dark;
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
  it('defaults to system and stores the chosen theme', () => {
    device(false);
    const theme = start();
    expect(theme.getState()).toBe('system');
    theme.choose('dark');
    expect(appliedTheme()).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(createTheme(localStorage).getState()).toBe('dark');
  });

  it('follows the device only while system is chosen', () => {
    const { setDark } = device(false);
    const theme = start();
    setDark(true);
    expect(appliedTheme()).toBe('dark');
    theme.choose('light');
    setDark(false);
    setDark(true);
    expect(appliedTheme()).toBe('light');
    theme.choose('system');
    expect(appliedTheme()).toBe('dark');
  });

  it('follows another tab', () => {
    device(false);
    const theme = start();
    inAnotherTab(() => localStorage.setItem('theme', 'dark'), 'theme');
    expect(theme.getState()).toBe('dark');
    expect(appliedTheme()).toBe('dark');
  });
});
