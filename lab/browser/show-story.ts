import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';

const KIT = join(import.meta.dirname, '../../ui-kit');
const HTML = `<!doctype html><html lang="en" data-theme="light"><link rel="stylesheet" href="story.css">
<body><div id="root"></div><script type="module" src="story.js"></script></body></html>`;

/**
 * Shows a story without Storybook, in a production build. Storybook's preview would dominate the measurements, because
 * it processes the whole page after each change.
 */
export async function showStory(page: Page, path: string, story: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import './src/theme/theme.css';
        import { createElement } from 'react';
        import { createRoot } from 'react-dom/client';
        import meta, { ${story} as story } from './src/${path}.stories';
        const element = createElement(meta.render ?? meta.component, { ...meta.args, ...story.args });
        createRoot(document.getElementById('root')).render(element);`,
      resolveDir: KIT,
    },
    absWorkingDir: KIT,
    outfile: 'story.js',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = outputFiles.find((output) => output.path.endsWith(pathname));
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: HTML });
    if (!file) return route.fulfill({ status: 404 });
    const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
    return route.fulfill({ contentType, body: file.text });
  });
  await page.goto('http://localhost/');
}
