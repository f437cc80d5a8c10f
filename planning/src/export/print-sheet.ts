import { formatCount } from '@erm/ui-kit/data';
import { freezeLayout } from './freeze-layout';
import { PRINT_CSS } from './print-css';
import { MAX_PRINTED_ROWS } from '@erm/portal-kit';
import { snapshot } from './snapshot';
import type { Pages } from './take-pages';

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
 * @param pages all pages, if they have been taken
 * @returns how to put everything back
 */
export function laySheet(printed: PrintedSheet, pages: Pages | undefined): () => void {
  const laid = pages
    ? pages.sheets.map((sheet, at) => pageOf(printed, sheet, pages, at))
    : [pageInSight(printed)];
  document.body.append(...laid);

  // The page's security policy allows no other styles, and these only hold while it is printed.
  const rules = new CSSStyleSheet();
  rules.replaceSync(PRINT_CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];

  const unfreezeLayout = freezeLayout();
  return () => {
    unfreezeLayout();
    laid.forEach((page) => page.remove());
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rules);
  };
}

/** One of several pages, which say how many there are. */
function pageOf(
  { scroller, title, details }: PrintedSheet,
  sheet: HTMLElement,
  { sheets, isCutOff }: Pages,
  at: number,
): HTMLElement {
  const heading = sheets.length > 1 ? `${title}, page ${at + 1} of ${sheets.length}` : title;
  const lines = [...details(0), ...(isCutOff ? [`The first ${formatCount(MAX_PRINTED_ROWS)} rows`] : [])];
  return pageWith({ heading, lines, sheet, width: scroller.clientWidth, height: scroller.clientHeight });
}

function pageInSight({ scroller, title, drawnBeyond, details }: PrintedSheet): HTMLElement {
  const { clientWidth, clientHeight: height } = scroller;
  // A sheet that is narrower than the paper, such as beside the history, goes on.
  const missing = (height * PAGE_WIDTH) / PAGE_HEIGHT - clientWidth;
  const more = Math.max(0, Math.min(missing, drawnBeyond));
  const width = clientWidth + more;
  const end = scroller.getBoundingClientRect().left + width;
  const sheet = snapshot(scroller, (original, { dataset }) => {
    const isCut = original.getBoundingClientRect().right > end;
    if (dataset['cut'] === 'end' && !isCut) delete dataset['cut'];
  });
  return pageWith({ heading: title, lines: details(more), sheet, width, height });
}

interface PageContent {
  heading: string;
  lines: readonly string[];
  sheet: HTMLElement;
  width: number;
  height: number;
}

function pageWith({ heading, lines, sheet, width, height }: PageContent): HTMLElement {
  const page = document.createElement('div');
  page.dataset['print'] = 'sheet';
  const scale = Math.min(PAGE_WIDTH / width, PAGE_HEIGHT / height);
  const frame = document.createElement('div');
  Object.assign(frame.style, { width: `${width * scale}px`, height: `${height * scale}px` });
  Object.assign(sheet.style, { width: `${width}px`, transform: `scale(${scale})`, transformOrigin: '0 0' });
  frame.append(sheet);
  page.append(
    Object.assign(document.createElement('h1'), { textContent: heading }),
    ...lines.map((textContent) => Object.assign(document.createElement('p'), { textContent })),
    frame,
  );
  return page;
}
