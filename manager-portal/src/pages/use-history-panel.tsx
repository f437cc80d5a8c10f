import { useAddressParams, useLazyDialog, withParam } from '@erm/portal-kit';
import { Button, createLoadable } from '@erm/ui-kit/core';
import { Icon, iconPaths } from '@erm/ui-kit/data';
import type { ReactNode } from 'react';

const historyPanel = createLoadable(async () => (await import('./HistoryOfUrl')).HistoryOfUrl);

interface HistoryPanel {
  /** Opens the history of everything. */
  button: ReactNode;
  /** Opens the history of one thing, such as `project:ID`, or of everything for ''. */
  show: (of: string) => void;
  panel: ReactNode;
}

/** The History panel of a page, which the URL holds open (`?panel=history`), so that links and Back work. */
export function useHistoryPanel(): HistoryPanel {
  const [params, setParams] = useAddressParams();
  const lazy = useLazyDialog(historyPanel, params.get('panel') === 'history');
  const show = (of: string) =>
    setParams((current) => withParam(withParam(current, 'panel', 'history'), 'of', of), {
      state: 'history',
    });
  return {
    button: (
      <Button icon={<Icon path={iconPaths.history} />} onClick={() => show('')}>
        History
      </Button>
    ),
    show,
    panel: lazy.Dialog && <lazy.Dialog />,
  };
}
