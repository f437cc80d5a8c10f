import { useState, type ComponentType } from 'react';
import { useNotify } from './host-context';

/**
 * A dialog whose code is fetched when it is first opened. It is not `React.lazy`: a failed download is a toast and
 * the next press tries again, where a thrown import would take the whole portal away.
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const notify = useNotify();
  const [component, setComponent] = useState<{ Dialog: ComponentType<Props> } | null>(null);
  const [loading, setLoading] = useState(false);
  const [isOpen, setOpen] = useState(false);

  const fetchAndOpen = async () => {
    setLoading(true);
    try {
      setComponent({ Dialog: await load() });
      setOpen(true);
    } catch (error) {
      console.error('The code of a dialog could not be loaded', error);
      notify({
        kind: 'error',
        title: 'Error',
        description: 'The dialog could not be opened. Check the connection and try again.',
      });
    } finally {
      setLoading(false);
    }
  };
  return {
    /** The dialog's component while it is open. */
    Dialog: isOpen ? (component?.Dialog ?? null) : null,
    loading,
    open: () => void (component ? setOpen(true) : fetchAndOpen()),
    close: () => setOpen(false),
  };
}
