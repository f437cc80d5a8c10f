import { useNotify } from '@erm/portal-sdk';
import { createLoadable } from '@erm/ui-kit/core';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isPrintKey } from '@erm/portal-kit';
import type { Pages } from './take-pages';

const importTools = () => import(/* webpackChunkName: "sheet-tools" */ './sheet-tools');
const sheetTools = createLoadable(importTools);

export interface SheetExportOptions {
  /** The scroller, while it is mounted. */
  scroller: () => HTMLElement | null;
  title: string;
  /** How many pixels are drawn beyond the viewport's end, to fill the paper with. */
  drawnBeyond: () => number;
  /** Describes what is visible, or with a wider viewport: the days, the search, the filters. */
  details: (more: number) => string[];
  /** File name of the image, without extension. */
  fileName: () => string;
}

const SLOW_MS = 15_000;

/** Resolves once everything visible is loaded and drawn, or after a timeout. */
async function settled(queryClient: QueryClient): Promise<void> {
  const until = performance.now() + SLOW_MS;
  // Newly drawn rows may trigger further requests.
  for (let quiet = 0; quiet < 3 && performance.now() < until;) {
    await new Promise(requestAnimationFrame);
    quiet = queryClient.isFetching() === 0 ? quiet + 1 : 0;
  }
}

/**
 * Prints all rows of a sheet, also with Ctrl+P, or saves the visible part as an image. The browser's own print command
 * does not wait for rows to load, so it prints only what is visible. The code loads after the first screen.
 */
export function useSheetExport(options: SheetExportOptions) {
  const { scroller, title, drawnBeyond, details, fileName } = options;
  const notify = useNotify();
  const queryClient = useQueryClient();
  /** The pages to print next, once captured. */
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
