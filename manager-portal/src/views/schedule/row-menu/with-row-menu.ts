import type { MouseEvent } from 'react';

interface WithMenu {
  onContextMenu: (event: MouseEvent) => void;
}

/** The handlers of a grid whose assignments and rows have menus. */
export function withRowMenu<Handlers extends WithMenu>(handlers: Handlers, rowMenu: WithMenu): Handlers {
  return {
    ...handlers,
    onContextMenu(event: MouseEvent) {
      handlers.onContextMenu(event);
      rowMenu.onContextMenu(event);
    },
  };
}
