import { freezeLayout } from './freeze-layout';
import { PRINT_CSS } from './print-css';
import { snapshot } from './snapshot';

export interface PrintedSheet {
  scroller: HTMLElement;
  title: string;
  drawnBeyond: number;
  /** What is shown with some more pixels than are in sight: the days, the search, the filters. */
  details: (more: number) => readonly string[];
}

/** What fits on landscape A4 and Letter inside the margins, in CSS pixels. */
const [PAGE_WIDTH, PAGE_HEIGHT] = [975, 640];

/**
 * Puts what is in sight on the page to be printed, in the layout of the window and as large as the paper.
 * @returns how to put everything back
 */
export function laySheet({ scroller, title, drawnBeyond, details }: PrintedSheet): () => void {
  const page = document.createElement('div');
  page.dataset['print'] = 'sheet';
  const heading = Object.assign(document.createElement('h1'), { textContent: title });
  const { clientWidth, clientHeight: height } = scroller;
  // A sheet that is narrower than the paper, such as beside the history, goes on.
  const missing = (height * PAGE_WIDTH) / PAGE_HEIGHT - clientWidth;
  const more = Math.max(0, Math.min(missing, drawnBeyond));
  const width = clientWidth + more;
  const lines = details(more).map((textContent) =>
    Object.assign(document.createElement('p'), { textContent }),
  );
  const scale = Math.min(PAGE_WIDTH / width, PAGE_HEIGHT / height);
  const frame = document.createElement('div');
  Object.assign(frame.style, { width: `${width * scale}px`, height: `${height * scale}px` });
  const end = scroller.getBoundingClientRect().left + width;
  const sheet = snapshot(scroller, (original, { dataset }) => {
    const isCut = original.getBoundingClientRect().right > end;
    if (dataset['cut'] === 'end' && !isCut) delete dataset['cut'];
  });
  Object.assign(sheet.style, { width: `${width}px`, transform: `scale(${scale})`, transformOrigin: '0 0' });
  frame.append(sheet);
  page.append(heading, ...lines, frame);
  document.body.append(page);

  // The page's security policy allows no other styles, and these only hold while it is printed.
  const rules = new CSSStyleSheet();
  rules.replaceSync(PRINT_CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];

  const unfreezeLayout = freezeLayout();
  return () => {
    unfreezeLayout();
    page.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rules);
  };
}
