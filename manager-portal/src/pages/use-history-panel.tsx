import { useAddressParams, useLazyDialog, withParam } from '@erm/portal-kit';
import { Button, createLoadable } from '@erm/ui-kit/core';
import { Icon, iconPaths } from '@erm/ui-kit/data';
import type { ReactNode } from 'react';
import type { NavigateOptions } from 'react-router-dom';
import { useOpenedHere } from '../shared/use-opened-here';

const historyPanel = createLoadable(async () => (await import('./HistoryOfUrl')).HistoryOfUrl);

interface HistoryPanel {
  /** Opens the history of everything. */
  button: ReactNode;
  /** Opens the history of one thing, such as `project:ID`, or of everything for ''. Closes it if it is open. */
  show: (of: string) => void;
  panel: ReactNode;
}

/**
 * The History panel of a page, which the URL holds open (`?panel=history`), so that links and Back work.
 * @param hasColumn whether the page places it as a column beside its view, in a window that is wide enough
 */
export function useHistoryPanel(hasColumn = false): HistoryPanel {
  const [params, setParams] = useAddressParams();
  const here = useOpenedHere('history');
  const isOpen = params.get('panel') === 'history';
  const lazy = useLazyDialog(historyPanel, isOpen);
  const put = (panel: string, of: string, how: NavigateOptions) =>
    setParams((current) => withParam(withParam(current, 'panel', panel), 'of', of), how);
  const close = () => here.close((how) => put('', '', how));
  const show = (of: string) => {
    if (isOpen && (params.get('of') ?? '') === of) close();
    else put('history', of, here.opening);
  };
  return {
    button: (
      <Button icon={<Icon path={iconPaths.history} />} aria-expanded={isOpen} onClick={() => show('')}>
        History
      </Button>
    ),
    show,
    panel: lazy.Dialog && (
      <lazy.Dialog hasColumn={hasColumn} isOpenedHere={here.isOpenedHere} onClose={close} />
    ),
  };
}
