import type { Notification } from '@erm/portal-sdk';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface Toast extends Notification {
  id: string;
  /** Stays until it is dismissed. */
  lasting?: boolean;
}

/** The toasts on screen, oldest first. */
export interface Toasts extends StoreApi<readonly Toast[]> {
  /** Returns what dismisses it. */
  notify(notification: Omit<Toast, 'id'>): () => void;
  dismiss(id: string): void;
  dismissAll(): void;
}

export function createToasts(): Toasts {
  const store = createStore<readonly Toast[]>(() => []);
  let count = 0;
  const dismiss = (id: string) =>
    store.setState(
      store.getState().filter((toast) => toast.id !== id),
      true,
    );
  return {
    ...store,
    notify(notification) {
      count += 1;
      const id = String(count);
      store.setState([...store.getState(), { ...notification, id }], true);
      return () => dismiss(id);
    },
    dismiss,
    dismissAll: () => store.setState([], true),
  };
}
