/**
 * Puts a root above a portal that renders it again whenever any of its modules changes. Fast Refresh needs a development
 * build of React, which a deployed shell does not have.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @returns {string} the module in place of the portal's
 */
export function pitch() {
  const portal = JSON.stringify(this.resourcePath);
  return `
    import { createElement, useSyncExternalStore } from 'react';
    import { Portal as Current } from ${portal};

    let updates = 0;
    const listeners = new Set();
    const subscribe = (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };

    export function Portal(props) {
      const key = useSyncExternalStore(subscribe, () => updates);
      return createElement(Current, { ...props, key });
    }

    import.meta.webpackHot.accept(${portal}, () => {
      updates += 1;
      for (const listener of listeners) listener();
    });
  `;
}
