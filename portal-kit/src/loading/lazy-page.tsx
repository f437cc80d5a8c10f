import { createLoadable, LoadingText, type Loadable } from '@erm/ui-kit/core';
import { Page } from '@erm/ui-kit/layout';
import type { ComponentType } from 'react';
import { FailedPart } from '../failures/FailedPart';
import { usePart } from '../failures/use-part';

/** A page whose code is loaded when it is first opened, or before if that is likely. */
export type LazyPage = ComponentType & { load: () => Promise<unknown> };

/**
 * Creates a page whose code is a file of its own.
 * @param importPage the dynamic `import()`. To have the file downloaded along with the portal, name its chunk, and list
 *   that under `screens` in `portal.json`.
 * @param firstView what the page shows first, if that is another file, which is loaded at the same time when that is likely
 */
export function lazyPage(
  importPage: () => Promise<ComponentType>,
  firstView?: Pick<Loadable<unknown>, 'load'>,
): LazyPage {
  const page = createLoadable(importPage);
  function LazyPage() {
    const { loaded, code } = usePart(page);
    if (loaded.status === 'ready') {
      const Loaded = loaded.part;
      return <Loaded />;
    }
    return (
      <Page>
        {loaded.status === 'failed' ? (
          <FailedPart
            headingLevel={1}
            title="This page could not be loaded"
            code={code}
            onRetry={() => void page.load()}
          />
        ) : (
          <LoadingText>Loading...</LoadingText>
        )}
      </Page>
    );
  }
  return Object.assign(LazyPage, { load: () => Promise.all([page.load(), firstView?.load()]) });
}
