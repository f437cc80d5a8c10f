import { readFolder } from '../build/files';
import type { SiteStore } from '../store/site-store';

/** Publishes Storybook, which is not part of the product: it has no versions, and the registry does not list it. */
export async function publishStorybook(store: SiteStore, folder: string): Promise<void> {
  for (const [path, content] of await readFolder(folder)) {
    const target = `storybook/${path}`;
    if (!(await store.read(target))?.content.equals(content)) await store.write(target, content);
  }
}
