import type { MouseEvent } from 'react';

interface WithMenu {
  onContextMenu: (event: MouseEvent) => void;
}

/** Combines the context menus of assignments and rows. */
export function withRowMenu<Handlers extends WithMenu>(handlers: Handlers, rowMenu: WithMenu): Handlers {
  return {
    ...handlers,
    onContextMenu(event: MouseEvent) {
      handlers.onContextMenu(event);
      rowMenu.onContextMenu(event);
    },
  };
}
