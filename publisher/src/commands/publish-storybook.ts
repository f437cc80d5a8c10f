import { storybookHeaders } from '../page';
import { readFolder } from '../build/files';
import type { SiteStore } from '../store/site-store';

const PAGES = ['index.html', 'iframe.html'];

/** Where the headers of Storybook's pages are in a site. */
const HEADERS_PATH = 'storybook-headers.json';

/** Publishes Storybook, which is no part of the product: it has no versions, and the registry does not list it. */
export async function publishStorybook(store: SiteStore, folder: string): Promise<void> {
  const files = await readFolder(folder);
  for (const [path, content] of files) {
    const target = `storybook/${path}`;
    if (!(await store.read(target))?.content.equals(content)) await store.write(target, content);
  }
  const pages = PAGES.map((path) => files.get(path)?.toString('utf8') ?? '');
  await store.write(HEADERS_PATH, Buffer.from(`${JSON.stringify(storybookHeaders(pages), null, 2)}\n`));
}
