import { createLoadable, LoadingText, type Loadable } from '@erm/ui-kit/core';
import { Page } from '@erm/ui-kit/layout';
import type { ComponentType } from 'react';
import { FailedPart } from '../failures/FailedPart';
import { usePart } from '../failures/use-part';

/** A page whose code is loaded when it is first opened, or before if that is likely. */
export type LazyPage = ComponentType & { load: () => Promise<unknown> };

/**
 * Creates a page with a chunk of its own.
 * @param importPage the dynamic `import()`. To download the chunk along with the portal, name it and list it under
 * `screens` in `portal.json`.
 * @param firstView the chunk of the page's likely first view, loaded at the same time
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
