import { useAddressParams, useLazyDialog } from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { Icon, iconPaths } from '@erm/ui-kit/data';
import { phoneQuery } from '@erm/ui-kit/styles';
import { useCallback, type ReactNode } from 'react';
import { ENGINEER_PARAM } from '../app/paths';
import { ToolButton } from '../shared/ToolButton';
import { useOpenedHere } from '../shared/use-opened-here';

const [NAMES, IN_PLACE_OF] = [['panel', 'of'], [ENGINEER_PARAM]];
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
  const [params] = useAddressParams();
  const { isOpenedHere, open, close } = useOpenedHere('history', NAMES, IN_PLACE_OF);
  const isOpen = params.get('panel') === 'history';
  const lazy = useLazyDialog(historyPanel, isOpen);
  const shown = isOpen ? (params.get('of') ?? '') : null;
  const show = useCallback(
    (of: string) => (of === shown ? close() : open('history', of)),
    [shown, open, close],
  );
  return {
    button: (
      <ToolButton
        icon={<Icon path={iconPaths.history} />}
        iconAt={phoneQuery}
        // The primary action has the rest of the line.
        style={{ flexGrow: 0 }}
        label="History"
        aria-expanded={isOpen}
        onClick={() => show('')}
      />
    ),
    show,
    panel: lazy.Dialog && <lazy.Dialog hasColumn={hasColumn} isOpenedHere={isOpenedHere} onClose={close} />,
  };
}
