import type { Entry } from '../support/storybook';

const style = `
  body { margin: 16px; font: 13px/18px system-ui, sans-serif; }
  main { display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px; }
  figure { margin: 0; }
  img { width: 50%; border: 1px solid #ccc; box-sizing: border-box; vertical-align: top; }
`;

/** A page that shows the pictures of each story side by side, one for each theme, over its name. */
export function sheetPage(stories: Entry[], themes: string[]): string {
  const figures = stories.map(({ id, title, name }) => {
    const pictures = themes.map((theme) => `<img src="${theme}/${id}.png" alt="${theme}">`).join('');
    return `<figure>${pictures}<figcaption>${title}: ${name}</figcaption></figure>`;
  });
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Stories of the ui-kit</title>',
    `<style>${style}</style>`,
    `<h1>${stories.length} stories</h1><main>${figures.join('\n')}</main></html>`,
  ].join('\n');
}
