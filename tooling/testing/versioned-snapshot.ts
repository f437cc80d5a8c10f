import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';

/** An interface that others are built against. */
export interface VersionedInterface {
  /** Where it was last recorded, in the folder of its package. */
  file: string;
  /** The constant that carries its version. */
  constant: string;
  version: string;
  content: string;
}

/**
 * Fails when an interface changed while its version did not; `vitest -u` records a change only together with a new
 * version. The package that others install has the same one.
 */
export async function expectVersioned(subject: VersionedInterface): Promise<void> {
  const { file, constant, version } = subject;
  const installed = JSON.parse(readFileSync(join(dirname(file), 'package.json'), 'utf8')) as object;
  expect(installed, `${constant} is ${version}: so must be "version" in package.json`).toMatchObject({
    version,
  });
  const content = `${constant} ${version}\n\n${subject.content}\n`;
  const recorded = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (recorded.startsWith(`${constant} ${version}\n`)) {
    const advice =
      `The interface changed but ${constant} is still ${version}. Raise it (a minor if the change only adds, ` +
      'a major if it removes or alters anything), then record the change with "vitest run -u"';
    expect(content, advice).toBe(recorded);
  }
  const advice = `${constant} is now ${version}: record the interface it stands for with "vitest run -u"`;
  await expect(content, advice).toMatchFileSnapshot(file);
}
