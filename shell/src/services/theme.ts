import { createStore, type StoreApi } from 'zustand/vanilla';
import { applyTheme, DARK_QUERY, readThemeChoice, type ThemeChoice } from '../page/theme-choice';
import { THEME_KEY } from '../page/storage-keys';

export interface Theme extends StoreApi<ThemeChoice> {
  choose(choice: ThemeChoice): void;
  /** Follows other tabs, and the device while "system" is chosen. Returns a function to unsubscribe. */
  follow(target: Window): () => void;
}

export function createTheme(storage: Storage): Theme {
  const store = createStore<ThemeChoice>(() => readThemeChoice(storage.getItem(THEME_KEY)));
  store.subscribe(applyTheme);
  const reread = () => store.setState(readThemeChoice(storage.getItem(THEME_KEY)), true);
  return {
    ...store,
    choose(choice) {
      storage.setItem(THEME_KEY, choice);
      store.setState(choice, true);
    },
    follow(target) {
      const device = target.matchMedia(DARK_QUERY);
      const onDevice = () => applyTheme(store.getState());
      const onStorage = ({ key }: StorageEvent) => {
        if (key === THEME_KEY || key === null) reread();
      };
      device.addEventListener('change', onDevice);
      target.addEventListener('storage', onStorage);
      return () => {
        device.removeEventListener('change', onDevice);
        target.removeEventListener('storage', onStorage);
      };
    },
  };
}
