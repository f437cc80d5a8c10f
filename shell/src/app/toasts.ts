import type { Notification } from '@erm/portal-sdk';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface Toast extends Notification {
  id: string;
}

/** The toasts on screen, oldest first. */
export interface Toasts extends StoreApi<readonly Toast[]> {
  notify(notification: Notification): void;
  dismiss(id: string): void;
  dismissAll(): void;
}

export function createToasts(): Toasts {
  const store = createStore<readonly Toast[]>(() => []);
  let count = 0;
  return {
    ...store,
    notify(notification) {
      count += 1;
      store.setState([...store.getState(), { ...notification, id: String(count) }], true);
    },
    dismiss: (id) =>
      store.setState(
        store.getState().filter((toast) => toast.id !== id),
        true,
      ),
    dismissAll: () => store.setState([], true),
  };
}
