import type { Entry } from '../support/storybook';

const style = `
  body { margin: 16px; font: 13px/18px system-ui, sans-serif; }
  section { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 8px 16px; margin-bottom: 24px; }
  h2 { flex-basis: 100%; margin: 0; font-size: 15px; }
  figure { margin: 0; }
  figure div { display: flex; }
`;

function figure({ id, name }: Entry, themes: string[]): string {
  const images = themes.map((theme) => `<img src="${theme}/${id}.png" alt="${theme}">`).join('');
  return `<figure><div>${images}</div><figcaption>${name}</figcaption></figure>`;
}

/** Creates a page with the screenshots of each component's stories, with the themes side by side above the name. */
export function sheetPage(stories: Entry[], themes: string[]): string {
  const titles = [...new Set(stories.map(({ title }) => title))];
  const sections = titles.map((component) => {
    const figures = stories.filter(({ title }) => title === component).map((story) => figure(story, themes));
    return `<section><h2>${component}</h2>${figures.join('\n')}</section>`;
  });
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Stories of the ui-kit</title>',
    `<style>${style}</style>`,
    `<h1>${stories.length} stories</h1>${sections.join('\n')}</html>`,
  ].join('\n');
}
