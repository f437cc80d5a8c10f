import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import { usageError } from '../run/failure.mjs';

/**
 * A browser that Playwright can launch as Chromium.
 *
 * @typedef {object} Browser
 * @property {string} executablePath
 * @property {Record<string, string>} [env] what it needs beside the environment of this process
 */

/**
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {Record<string, string | undefined>} env
 * @property {string} home
 * @property {(path: string) => boolean} exists
 */

// Without a window, a browser needs a third less of the processor.
const COMMANDS = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];

const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS_PROGRAMS = [
  ['Chromium', 'Application', 'chrome.exe'],
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];
const LINUX_PROGRAMS = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
  '/var/lib/flatpak/exports/bin/org.chromium.Chromium',
];

/**
 * Finds an installed Chromium, Chrome, or Edge: `CHROMIUM_PATH`, else the first of these that is on the path, else one where
 * its installer puts it.
 *
 * @param {Machine} [machine]
 * @returns {Browser | undefined}
 */
export function findBrowser(machine = thisMachine()) {
  const { env, exists } = machine;
  const wanted = env.CHROMIUM_PATH;
  if (wanted && !exists(wanted)) throw usageError(`CHROMIUM_PATH is ${wanted}, where there is no file.`);
  const executablePath = wanted || [...onPath(machine), ...usualPlaces(machine)].find(exists);
  return executablePath ? { executablePath } : undefined;
}

/** @returns {Machine} */
function thisMachine() {
  return { platform: process.platform, env: process.env, home: homedir(), exists: existsSync };
}

/** @param {Machine} machine */
function onPath({ platform, env }) {
  const { delimiter, join } = platform === 'win32' ? win32 : posix;
  const ending = platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean);
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command + ending)));
}

/** @param {Machine} machine */
function usualPlaces({ platform, env, home }) {
  if (platform === 'darwin') {
    return ['/Applications', posix.join(home, 'Applications')].flatMap((folder) =>
      MAC_APPS.map((app) => posix.join(folder, `${app}.app`, 'Contents/MacOS', app)),
    );
  }
  if (platform !== 'win32') return LINUX_PROGRAMS;
  return [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].flatMap((folder) =>
    folder ? WINDOWS_PROGRAMS.map((program) => win32.join(folder, ...program)) : [],
  );
}
