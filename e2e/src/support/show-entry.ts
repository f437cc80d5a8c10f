import type { Page, ViewportSize } from '@playwright/test';
import type { Entry } from './storybook';

/** A preview that takes longer is stuck, because the slowest story takes a second. */
const TIMEOUT_MS = 30_000;

/** The parts of Storybook's channel messages that are used here. */
interface ChannelMessage {
  storyId?: string;
  message?: string;
  title?: string;
  status?: string;
  reporters?: { status: string; result?: { violations?: Violation[]; error?: unknown } }[];
}

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; any: { message: string }[] }[];
}

type Channel = Record<'on' | 'off', (event: string, listen: (data: unknown) => void) => void> & {
  emit: (event: string, data: unknown) => void;
};

interface Preview {
  loadStory: (story: { storyId: string }) => Promise<{
    parameters: {
      layout?: string;
      docs?: { description?: { component?: string } };
      guide?: { instead?: [title: string, when: string][] };
      viewport: { options: Record<string, { styles: { width: string; height: string } }> };
    };
    storyGlobals: { viewport?: { value: string } };
    component?: { __docgenInfo?: { description?: string } };
  }>;
}

/**
 * Shows an entry in an open preview and returns its problems: errors, failures of its play function, and axe
 * violations. Much faster than loading the preview again. Resizes the window to the size that the story specifies, or
 * else to `defaultSize`.
 */
export async function showEntry(page: Page, entry: Entry, defaultSize: ViewportSize): Promise<string[]> {
  const size = entry.type === 'story' ? await page.evaluate(sizeOfStory, entry.id) : null;
  await page.setViewportSize(size ?? defaultSize);
  return page.evaluate(showAndCollectProblems, { ...entry, limit: TIMEOUT_MS });
}

/** Runs in the page. Fullscreen stories default to the desktop size. */
async function sizeOfStory(storyId: string): Promise<ViewportSize | null> {
  const preview = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  const { parameters, storyGlobals } = await preview.loadStory({ storyId });
  const defaultViewport = parameters.layout === 'fullscreen' ? 'desktop' : '';
  const { styles } = parameters.viewport.options[storyGlobals.viewport?.value ?? defaultViewport] ?? {};
  return styles ? { width: parseInt(styles.width), height: parseInt(styles.height) } : null;
}

/** Runs in the page. What the docs of a story's component are made of. */
export async function docsOfStory(storyId: string) {
  const preview = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  const { parameters, component } = await preview.loadStory({ storyId });
  const purpose = parameters.docs?.description?.component ?? component?.__docgenInfo?.description;
  return { purpose, guide: parameters.guide };
}

/** Runs in the page. */
async function showAndCollectProblems({ id, type, limit }: Entry & { limit: number }): Promise<string[]> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__;
  const problems: string[] = [];
  const onFailure = (data: unknown) => {
    for (const { message, title } of [data].flat() as ChannelMessage[]) {
      problems.push((message ?? title ?? 'It failed without a message.').split('\n').slice(0, 8).join('\n'));
    }
  };
  const report = ({ reporters = [], status }: ChannelMessage) => {
    for (const { result, status: reported } of reporters) {
      if (reported !== 'failed') continue;
      if (result?.error) problems.push('axe could not check it.');
      for (const { id: rule, help, nodes } of result?.violations ?? []) {
        const [first] = nodes;
        const why = first?.any.map(({ message }) => message).join(' ');
        problems.push(`axe ${rule}: ${help}: ${first?.html} ${why} (${nodes.length} elements)`);
      }
    }
    if (status === 'error' && problems.length === 0) problems.push('It finished with an error.');
  };
  const listeners: Record<string, (data: unknown) => void> = {};
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      problems.push(`It did not finish within ${limit / 1000} seconds.`);
      resolve();
    }, limit);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const failures = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException'];
    for (const failure of [...failures, 'storyErrored']) listeners[failure] = onFailure;
    listeners['storyMissing'] = () => {
      problems.push('The story does not exist.');
      end();
    };
    listeners['docsRendered'] = (data) => {
      if (data === id) end();
    };
    listeners['storyFinished'] = (data) => {
      if ((data as ChannelMessage).storyId !== id) return;
      report(data as ChannelMessage);
      end();
    };
    for (const [event, listen] of Object.entries(listeners)) channel.on(event, listen);
    channel.emit('setCurrentStory', { storyId: id, viewMode: type });
  });
  for (const [event, listen] of Object.entries(listeners)) channel.off(event, listen);
  return problems;
}
