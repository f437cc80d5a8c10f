import { useNotify } from '@erm/portal-sdk';
import { createLoadable } from '@erm/ui-kit/core';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isPrintKey } from '@erm/portal-kit';
import type { Pages } from './take-pages';

const importTools = () => import(/* webpackChunkName: "sheet-tools" */ './sheet-tools');
const sheetTools = createLoadable(importTools);

export interface SheetExportOptions {
  /** What scrolls, while it is there. */
  scroller: () => HTMLElement | null;
  title: string;
  /** How many pixels are drawn after what is in sight, with which paper is filled. */
  drawnBeyond: () => number;
  /** What is in sight, or with some more pixels: the days, the search, the filters. */
  details: (more: number) => string[];
  /** The name of the image without its ending. */
  fileName: () => string;
}

const SLOW_MS = 15_000;

/** Resolves once what is in sight is loaded and drawn, or takes too long. */
async function settled(queryClient: QueryClient): Promise<void> {
  const until = performance.now() + SLOW_MS;
  // What is drawn may ask for more.
  for (let quiet = 0; quiet < 3 && performance.now() < until;) {
    await new Promise(requestAnimationFrame);
    quiet = queryClient.isFetching() === 0 ? quiet + 1 : 0;
  }
}

/**
 * Prints all rows of a sheet, also by Ctrl+P, or saves what is in sight as an image. By the browser's menu, what is in
 * sight is printed, because the browser waits for nothing then. The code for that is loaded once the sheet is there.
 */
export function useSheetExport(options: SheetExportOptions) {
  const { scroller, title, drawnBeyond, details, fileName } = options;
  const notify = useNotify();
  const queryClient = useQueryClient();
  /** All that is printed next, once it has been taken. */
  const pages = useRef<Pages>(undefined);
  const isPreparing = useRef(false);
  const lay = useEffectEvent(() => {
    const element = scroller();
    const tools = sheetTools.get();
    if (!element || tools.status !== 'ready') return undefined;
    return tools.part.laySheet(
      { scroller: element, title, drawnBeyond: drawnBeyond(), details },
      pages.current,
    );
  });
  const takeAll = async (element: HTMLElement) => {
    await sheetTools.load();
    const tools = sheetTools.get();
    if (tools.status !== 'ready') return;
    if (element.scrollHeight > element.clientHeight) {
      notify({ kind: 'info', title: 'Preparing to print', description: 'All rows are loaded first.' });
    }
    pages.current = await tools.part.takePages({ scroller: element, settled: () => settled(queryClient) });
  };
  const print = async () => {
    if (isPreparing.current) return;
    isPreparing.current = true;
    try {
      const element = scroller();
      if (element) await takeAll(element);
      window.print();
    } finally {
      isPreparing.current = false;
      pages.current = undefined;
    }
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPrintKey(event) || !scroller()) return;
    event.preventDefault();
    void print();
  });
  useEffect(() => {
    void sheetTools.load();
    let putBack: (() => void) | undefined;
    const before = () => (putBack ??= lay());
    const after = () => {
      putBack?.();
      putBack = undefined;
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
      removeEventListener('keydown', onKey);
      after();
    };
  }, []);

  return {
    print,
    async exportImage() {
      const element = scroller();
      if (!element) return;
      const name = `${fileName()}.png`;
      try {
        const { download, toPng } = await importTools();
        download(await toPng(element), name);
        notify({ kind: 'success', title: 'Image exported', description: name });
      } catch {
        notify({
          kind: 'error',
          title: 'The image could not be exported',
          description: 'Choose Print instead and save it as a PDF, or try another browser.',
        });
      }
    },
  };
}
