import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Plan } from './plan';

const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Timeline</title><style>
html, body, #root { height: 100%; margin: 0; font: 13px sans-serif }
.bar { flex: 1; height: 22px; overflow: hidden; white-space: nowrap; background: #cde; border: 1px solid #357 }
</style><body><div id="root"></div><script type="module" src="timeline.js"></script></body></html>`;

/** A timeline from npm, built for production, with a plan to show. */
export class NpmTimeline {
  readonly #script: string;
  readonly #plan: string;

  private constructor(script: string, plan: string) {
    this.#script = script;
    this.#plan = plan;
  }

  /** @param subject a file in `subjects` */
  static async build(subject: string, plan: Plan): Promise<NpmTimeline> {
    const { outputFiles } = await build({
      entryPoints: [join(import.meta.dirname, 'subjects', subject)],
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'error',
    });
    const [script] = outputFiles;
    if (!script) throw new Error(`${subject} was not built`);
    return new NpmTimeline(script.text, JSON.stringify(plan));
  }

  async show(page: Page): Promise<void> {
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: HTML });
      if (pathname === '/timeline.js')
        return route.fulfill({ contentType: 'text/javascript', body: this.#script });
      if (pathname === '/plan.json')
        return route.fulfill({ contentType: 'application/json', body: this.#plan });
      return route.fulfill({ status: 404 });
    });
    await page.goto('http://localhost/');
  }
}
