import { formatCount } from '@erm/ui-kit/data';
import { freezeLayout } from './freeze-layout';
import { MAX_PRINTED_ROWS } from '@erm/portal-kit';
import { snapshot } from './snapshot';
import type { Pages } from './take-pages';

export interface PrintedSheet {
  scroller: HTMLElement;
  title: string;
  drawnBeyond: number;
  /** Describes a viewport widened by some pixels: the days, the search, the filters. */
  details: (more: number) => readonly string[];
}

/** Print styles for a page with a sheet on top: only the sheet is printed. */
const PRINT_CSS = `
  [data-print='sheet'] { display: none; }
  @page { size: landscape; margin: 10mm; }
  @media print {
    body > :not([data-print='sheet']) { display: none; }
    [data-print='sheet'] {
      display: block;
      color: var(--text-primary);
      font: var(--type-small);
      break-inside: avoid;
    }
    [data-print='sheet'] + [data-print='sheet'] { break-before: page; }
    [data-print='sheet'] > h1 { font: var(--type-heading); }
    [data-print='sheet'] > div {
      margin-block-start: 8px;
      outline: 1px solid var(--border-default);
      overflow: hidden;
    }
  }
`;

/** Fits landscape A4 and Letter within the margins, in CSS pixels. */
const [PAGE_WIDTH, PAGE_HEIGHT] = [975, 640];

/**
 * Lays out the visible part for printing: the window's layout at the size of the paper.
 * @param pages all pages, if they have been captured
 * @returns a function that restores the page
 */
export function laySheet(printed: PrintedSheet, pages: Pages | undefined): () => void {
  const laid = pages
    ? pages.sheets.map((sheet, at) => pageOf(printed, sheet, pages, at))
    : [pageInSight(printed)];
  document.body.append(...laid);

  // The CSP allows no inline styles; these apply only while printing.
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

/** One page of several, with its page number. */
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
  // A sheet narrower than the paper, such as beside the history, is extended.
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
