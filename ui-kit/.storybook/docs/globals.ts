import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Globals = Record<string, unknown>;

let globals: Globals = {};
const channel = addons.getChannel();
const keep = (message: { globals: Globals }) => {
  globals = message.globals;
};
// Before the first page is shown, and with every change of the toolbar.
channel.on(SET_GLOBALS, keep);
channel.on(GLOBALS_UPDATED, keep);

function subscribe(onChange: () => void) {
  channel.on(GLOBALS_UPDATED, onChange);
  return () => channel.off(GLOBALS_UPDATED, onChange);
}

/** The values of the toolbar, for pages that show no story, which would be given them. */
export const useToolbar = (): Globals => useSyncExternalStore(subscribe, () => globals);
