import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Publisher } from './publisher';

const ROOT = join(import.meta.dirname, '../../..');
/** One portal, with a configuration for each tool. */
const FIXTURE = join(ROOT, 'e2e/fixtures/stock-portals');
/** Inside the package, where builds find the libraries. */
const BUILT = join(ROOT, 'e2e/node_modules/.cache/stock-portals');
const run = promisify(execFile);

/** Portals that are built with the plugins of other tools, as their documentation describes it. */
export const STOCK_PORTALS = ['rspackmade', 'webpackmade', 'vitemade'] as const;
export type StockPortal = (typeof STOCK_PORTALS)[number];

const BUILDS: Record<StockPortal, (dist: string) => string[]> = {
  rspackmade: (dist) => ['@rspack/cli/bin/rspack.js', 'build', '--output-path', dist],
  webpackmade: (dist) => ['webpack-cli/bin/cli.js', 'build', '--output-path', dist],
  vitemade: (dist) => ['vite/bin/vite.js', 'build', '--outDir', dist, '--logLevel', 'warn'],
};

interface Assets {
  assets: { js: { sync: string[]; async: string[] } };
}

/** The part of `mf-manifest.json` that the tests read. */
interface FederationManifest {
  shared: (Assets & { name: string })[];
  exposes: Assets[];
}

/** The part of the registry that the tests read. */
interface Registry {
  shell: { sdkVersion: string; contractVersion: string };
}

const editFile = async (file: string, edit: (text: string) => string) =>
  writeFile(file, edit(await readFile(file, 'utf8')));
const readJson = async <Value>(file: string) => JSON.parse(await readFile(file, 'utf8')) as Value;

/** A built stock portal, in a folder of its own. */
export class StockBuild {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param edit changes the source of its component */
  static async create(name: StockPortal, edit = (source: string) => source): Promise<StockBuild> {
    await mkdir(BUILT, { recursive: true });
    const folder = await mkdtemp(join(BUILT, `${name}-`));
    await cp(FIXTURE, folder, { recursive: true });
    await editFile(join(folder, 'portal.json'), (manifest) => manifest.replaceAll('stockmade', name));
    await editFile(join(folder, 'src/portal.tsx'), edit);
    const [tool = '', ...args] = BUILDS[name](join(folder, 'dist'));
    await run(process.execPath, [join(ROOT, 'e2e/node_modules', tool), ...args], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return new StockBuild(folder);
  }

  /** Publishes it as built against the shell that is published there. */
  async publish(dataDir: string): Promise<void> {
    const { shell } = await readJson<Registry>(join(dataDir, 'site/portals.json'));
    const { sdkVersion, contractVersion } = shell;
    const file = join(this.#folder, 'portal.json');
    const manifest = await readJson<object>(file);
    await writeFile(file, JSON.stringify({ ...manifest, sdkVersion, contractVersion }));
    await new Publisher(dataDir).publish(this.#folder);
  }

  /** The files with its own copies of libraries that the shell shares, which no page should request. */
  async copies(): Promise<string[]> {
    const { shared } = await this.#manifest();
    const filesOf = ({ assets: { js } }: Assets) => [...js.sync, ...js.async];
    const own = new Set(shared.filter(({ name }) => name === 'react/jsx-runtime').flatMap(filesOf));
    return shared.flatMap(filesOf).filter((file) => !own.has(file));
  }

  /** The scripts that its first screen needs. */
  async firstFiles(): Promise<string[]> {
    const { exposes } = await this.#manifest();
    return ['remoteEntry.js', ...exposes.flatMap(({ assets }) => assets.js.sync)];
  }

  async #manifest(): Promise<FederationManifest> {
    return JSON.parse(
      await readFile(join(this.#folder, 'dist/mf-manifest.json'), 'utf8'),
    ) as FederationManifest;
  }

  dispose(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true });
  }
}
