import { PublishError } from '../publish-error';
import type { PortalBuild } from './portal-build';

/**
 * Additional files of each screen of a portal, by path.
 * @throws PublishError when `portal.json` names a chunk that the build does not have
 */
export function screensOf({ manifest, record }: PortalBuild): Record<string, string[]> {
  const { chunks = {} } = record;
  const filesOf = (address: string, chunk: string): string[] => {
    const files = chunks[chunk];
    if (files) return files;
    throw new PublishError(
      `${manifest.name} has no chunk "${chunk}", which portal.json lists for ${address}. ` +
        `Name one of these: ${Object.keys(chunks).join(', ') || 'none, because its build does not list its chunks'}.`,
    );
  };
  return Object.fromEntries(
    Object.entries(manifest.screens ?? {}).map(([address, names]) => {
      const files = names.flatMap((name) => filesOf(address, name));
      return [address, [...new Set(files)].filter((file) => !record.files.includes(file))];
    }),
  );
}
