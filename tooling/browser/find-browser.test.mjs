import { describe, expect, it } from 'vitest';
import { findBrowser } from './find-browser.mjs';

/**
 * @param {string[]} files
 * @param {Partial<import('./find-browser.mjs').Machine>} machine
 */
const found = (files, machine) =>
  findBrowser({
    platform: 'linux',
    env: {},
    home: '/home/ana',
    exists: (path) => files.includes(path),
    ...machine,
  })?.executablePath;

describe('a browser for the tests', () => {
  it('is the one of CHROMIUM_PATH before any other', () => {
    const env = { CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' };
    expect(found(['/opt/mine', '/usr/bin/chromium'], { env })).toBe('/opt/mine');
  });

  it('is refused if CHROMIUM_PATH names no file', () => {
    expect(() => found([], { env: { CHROMIUM_PATH: '/opt/mine' } })).toThrow(
      'CHROMIUM_PATH is /opt/mine, where there is no file.',
    );
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome-stable', 'microsoft-edge'])(
    'is found on the path as %s',
    (command) => {
      const env = { PATH: '/usr/local/bin:/usr/bin' };
      expect(found([`/usr/bin/${command}`], { env })).toBe(`/usr/bin/${command}`);
    },
  );

  it('is one without windows where there are both', () => {
    const files = ['/usr/bin/chromium', '/usr/local/bin/chromium-headless-shell'];
    const env = { PATH: '/usr/bin:/usr/local/bin' };
    expect(found(files, { env })).toBe('/usr/local/bin/chromium-headless-shell');
  });

  it.each([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    '/home/ana/Applications/Chromium.app/Contents/MacOS/Chromium',
  ])('is found on macOS at %s', (path) => {
    expect(found([path], { platform: 'darwin', env: { PATH: '/usr/bin' } })).toBe(path);
  });

  it.each([
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    'C:\\Users\\Ana\\AppData\\Local\\Chromium\\Application\\chrome.exe',
    'D:\\tools\\chrome.exe',
  ])('is found on Windows at %s', (path) => {
    const env = {
      Path: 'C:\\Windows;D:\\tools',
      ProgramFiles: 'C:\\Program Files',
      'ProgramFiles(x86)': 'C:\\Program Files (x86)',
      LOCALAPPDATA: 'C:\\Users\\Ana\\AppData\\Local',
    };
    expect(found([path], { platform: 'win32', env })).toBe(path);
  });

  it('is undefined where there is none', () => {
    expect(found([], { env: { PATH: '/usr/bin' } })).toBeUndefined();
  });
});
