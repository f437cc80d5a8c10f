import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutsideTeam } from './outside-team';
import type { Product } from './product';
import { Publisher } from './publisher';

/** Portals that are built with the plugins of other tools, as the documentation describes it. */
export const STOCK_PORTALS = ['rspackmade', 'webpackmade', 'vitemade'] as const;
export type StockPortal = (typeof STOCK_PORTALS)[number];

const BUILDS: Record<StockPortal, string> = {
  rspackmade: 'npx rspack build',
  webpackmade: 'npx webpack build',
  vitemade: 'npx vite build',
};

interface Assets {
  assets: { js: { sync: string[]; async: string[] } };
}

/** The part of `mf-manifest.json` that the tests read. */
interface FederationManifest {
  shared: (Assets & { name: string })[];
  exposes: Assets[];
}

/** Changes the text of a file. */
export const editFile = async (file: string, edit: (text: string) => string) =>
  writeFile(file, edit(await readFile(file, 'utf8')));

/** A built stock portal, in a folder of its own. */
export class StockBuild {
  readonly folder: string;
  readonly #name: StockPortal;
  readonly #team: OutsideTeam;

  private constructor(folder: string, name: StockPortal, team: OutsideTeam) {
    this.folder = folder;
    this.#name = name;
    this.#team = team;
  }

  /** @param edit changes the source of its component */
  static async create(
    team: OutsideTeam,
    name: StockPortal,
    edit = (source: string) => source,
  ): Promise<StockBuild> {
    const portal = new StockBuild(await team.copy(name), name, team);
    await editFile(join(portal.folder, 'portal.json'), (manifest) =>
      manifest.replaceAll('finance', name).replace('Finance Portal', 'Stock Portal'),
    );
    await portal.rebuild(edit);
    return portal;
  }

  /** Builds it again after its source was edited. */
  async rebuild(edit: (source: string) => string): Promise<void> {
    await editFile(join(this.folder, 'src/portal.tsx'), edit);
    await this.#team.follow(BUILDS[this.#name], { folder: this.folder });
  }

  /** Publishes it as built against what the site says it has. */
  async publish({ url, dataDir }: Product): Promise<void> {
    const answer = await this.#team.follow('node --input-type', {
      replace: { 'https://erm.example.com': url },
    });
    const [, sdkVersion = ''] = /sdkVersion: '([\d.]+)'/.exec(answer) ?? [];
    const [, contractVersion = ''] = /contractVersion: '([\d.]+)'/.exec(answer) ?? [];
    await editFile(join(this.folder, 'portal.json'), (manifest) =>
      JSON.stringify({ ...(JSON.parse(manifest) as object), sdkVersion, contractVersion }),
    );
    await new Publisher(dataDir).publish(this.folder);
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
      await readFile(join(this.folder, 'dist/mf-manifest.json'), 'utf8'),
    ) as FederationManifest;
  }

  dispose(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
