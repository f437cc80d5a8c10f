import { PRINT_CSS } from './print-css';
import { snapshot } from './snapshot';

export interface PrintedSheet {
  scroller: HTMLElement;
  title: string;
  /** What is shown: the days, the search, the filters. */
  details: readonly string[];
}

/** What fits on landscape A4 and Letter inside the margins, in CSS pixels. */
const [PAGE_WIDTH, PAGE_HEIGHT] = [975, 640];

/**
 * Puts what is in sight on the page to be printed, in light colors and as large as the paper.
 * @returns how to put everything back
 */
export function laySheet({ scroller, title, details }: PrintedSheet): () => void {
  const page = document.createElement('div');
  page.dataset['print'] = 'sheet';
  const heading = Object.assign(document.createElement('h1'), { textContent: title });
  const lines = details.map((textContent) => Object.assign(document.createElement('p'), { textContent }));
  const { clientWidth: width, clientHeight: height } = scroller;
  const scale = Math.min(PAGE_WIDTH / width, PAGE_HEIGHT / height);
  const frame = document.createElement('div');
  Object.assign(frame.style, { width: `${width * scale}px`, height: `${height * scale}px` });
  const sheet = snapshot(scroller);
  Object.assign(sheet.style, { transform: `scale(${scale})`, transformOrigin: '0 0' });
  frame.append(sheet);
  page.append(heading, ...lines, frame);
  document.body.append(page);

  // The page's security policy allows no other styles, and these only hold while it is printed.
  const rules = new CSSStyleSheet();
  rules.replaceSync(PRINT_CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];

  const root = document.documentElement;
  const theme = root.dataset['theme'];
  root.dataset['theme'] = 'light';
  return () => {
    page.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rules);
    if (theme === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  };
}
