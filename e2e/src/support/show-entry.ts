import type { Page, ViewportSize } from '@playwright/test';
import type { Entry } from './storybook';

/** A preview that does not answer is stuck; the slowest story takes a second. */
const LIMIT_MS = 30_000;

/** What Storybook's channel tells, as far as it is looked at. */
interface Told {
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

type Channel = Record<'on' | 'off', (event: string, listen: (told: unknown) => void) => void> & {
  emit: (event: string, told: unknown) => void;
};

interface Preview {
  loadStory: (story: { storyId: string }) => Promise<{
    parameters: {
      layout?: string;
      viewport: { options: Record<string, { styles: { width: string; height: string } }> };
    };
    storyGlobals: { viewport?: { value: string } };
  }>;
}

/**
 * Shows an entry in a preview that is open already, and answers what is wrong with it: what it threw, what its play
 * function missed, which rules of axe it breaks. Faster by far than loading the preview anew. The window becomes as
 * wide as the story asks for, `usual` where it asks for nothing.
 */
export async function showEntry(page: Page, entry: Entry, usual: ViewportSize): Promise<string[]> {
  const size = entry.type === 'story' ? await page.evaluate(askedSize, entry.id) : null;
  await page.setViewportSize(size ?? usual);
  return page.evaluate(showAndListen, { ...entry, limit: LIMIT_MS });
}

/** Runs in the page. A story of a whole screen is one of a desktop, unless it says another. */
async function askedSize(storyId: string): Promise<ViewportSize | null> {
  const preview = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  const { parameters, storyGlobals } = await preview.loadStory({ storyId });
  const usual = parameters.layout === 'fullscreen' ? 'desktop' : '';
  const { styles } = parameters.viewport.options[storyGlobals.viewport?.value ?? usual] ?? {};
  return styles ? { width: parseInt(styles.width), height: parseInt(styles.height) } : null;
}

/** Runs in the page. */
async function showAndListen({ id, type, limit }: Entry & { limit: number }): Promise<string[]> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__;
  const problems: string[] = [];
  const complain = (told: unknown) => {
    for (const { message, title } of [told].flat() as Told[]) {
      problems.push((message ?? title ?? 'It failed without a word.').split('\n').slice(0, 8).join('\n'));
    }
  };
  const report = ({ reporters = [], status }: Told) => {
    for (const { result, status: reported } of reporters) {
      if (reported !== 'failed') continue;
      if (result?.error) problems.push('axe could not look at it.');
      for (const { id: rule, help, nodes } of result?.violations ?? []) {
        const [first] = nodes;
        const why = first?.any.map(({ message }) => message).join(' ');
        problems.push(`axe ${rule}: ${help}: ${first?.html} ${why} (${nodes.length} elements)`);
      }
    }
    if (status === 'error' && problems.length === 0) problems.push('It did not finish well.');
  };
  const listeners: Record<string, (told: unknown) => void> = {};
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      problems.push(`It was not finished after ${limit / 1000} seconds.`);
      resolve();
    }, limit);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const failures = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException'];
    for (const failure of [...failures, 'storyErrored']) listeners[failure] = complain;
    listeners['storyMissing'] = () => {
      problems.push('There is no such story.');
      end();
    };
    listeners['docsRendered'] = (told) => {
      if (told === id) end();
    };
    listeners['storyFinished'] = (told) => {
      if ((told as Told).storyId !== id) return;
      report(told as Told);
      end();
    };
    for (const [event, listen] of Object.entries(listeners)) channel.on(event, listen);
    channel.emit('setCurrentStory', { storyId: id, viewMode: type });
  });
  for (const [event, listen] of Object.entries(listeners)) channel.off(event, listen);
  return problems;
}
