import { useNotify } from '@erm/portal-sdk';
import { createLoadable } from '@erm/ui-kit/core';
import { useEffect, useEffectEvent } from 'react';

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

/**
 * Prints what is in sight of a sheet, also by the browser's own command, or saves it as an image. The code for that is
 * loaded once the sheet is there, because the browser waits for nothing when it prints.
 */
export function useSheetExport(options: SheetExportOptions) {
  const { scroller, title, drawnBeyond, details, fileName } = options;
  const notify = useNotify();
  const lay = useEffectEvent(() => {
    const element = scroller();
    const tools = sheetTools.get();
    if (!element || tools.status !== 'ready') return undefined;
    return tools.part.laySheet({ scroller: element, title, drawnBeyond: drawnBeyond(), details });
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
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
      after();
    };
  }, []);

  return {
    async print() {
      await sheetTools.load();
      print();
    },
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
