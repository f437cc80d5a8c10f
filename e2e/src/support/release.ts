import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkOutRelease } from '@erm/tooling/run/release.mjs';
import { Publisher } from './publisher';
import { startApi, type RunningApi } from './running-api';

const ROOT = join(import.meta.dirname, '../../..');
const TARGETS = ['shell', 'manager-portal', 'engineer-portal', 'api', 'publisher'];
const run = promisify(execFile);

/** A version of the whole product, built from its own sources with its own dependencies. */
export class Release {
  readonly name: string;
  readonly #root: string;

  private constructor(name: string, root: string) {
    this.name = name;
    this.#root = root;
  }

  /** The version of this checkout. */
  static current(name: string): Promise<Release> {
    return new Release(name, ROOT).#build();
  }

  /** The version of an earlier commit, which is built once and kept in `.cache/releases`. */
  static async checkOut(name: string, commit: string): Promise<Release> {
    return new Release(name, await checkOutRelease(commit, TARGETS));
  }

  /** Publishes its shell and its portals with its own publisher. */
  async publishSite(dataDir: string): Promise<void> {
    const folders = ['shell', 'manager-portal', 'engineer-portal'].map((name) => join(this.#root, name));
    await new Publisher(dataDir, this.#root).publishSite(folders);
  }

  /**
   * Publishes its manager portal with its own publisher.
   * @returns null, or what the publisher says if it refuses to
   */
  async publishManagerPortal(dataDir: string, apiOrigin: string): Promise<string | null> {
    try {
      await new Publisher(dataDir, this.#root).publish(join(this.#root, 'manager-portal'), apiOrigin);
      return null;
    } catch (error) {
      return (error as { stderr: string }).stderr.trim();
    }
  }

  /** The version under which its manager portal is published. */
  async managerPortalVersion(): Promise<string> {
    const folder = join(this.#root, 'manager-portal');
    const record = join(folder, 'dist/record.json');
    // Earlier releases wrote the version, later ones derive it.
    if (!existsSync(record)) return new Publisher('', this.#root).versionOf(folder);
    return (JSON.parse(await readFile(record, 'utf8')) as { version: string }).version;
  }

  /** Starts its API with the demo data. */
  startApi(dataDir: string): Promise<RunningApi> {
    return startApi(this.#root, dataDir);
  }

  async #build(): Promise<this> {
    const build = join(this.#root, 'tooling/bin/build.mjs');
    await run(process.execPath, [build, ...TARGETS], { cwd: this.#root });
    return this;
  }
}
