import { useAddressParams } from '@erm/portal-kit';
import { useMedia, wideQuery } from '@erm/ui-kit/styles';
import { HistoryColumn } from '../history/HistoryColumn';
import { parseSubject } from '../history/history-subject';
import { HistoryPanel } from '../history/HistoryPanel';

interface HistoryOfUrlProps {
  /** Whether the view has room for a column, in a window that is wide enough. */
  hasColumn: boolean;
  /** Whether it was opened on the page, and not by a link. */
  isOpenedHere: boolean;
  onClose: () => void;
}

/** The history of the entity in the URL parameter `of`. */
export function HistoryOfUrl({ hasColumn, isOpenedHere, onClose }: HistoryOfUrlProps) {
  const [params] = useAddressParams();
  const isWide = useMedia(wideQuery);
  const subject = parseSubject(params.get('of'));
  return hasColumn && isWide ? (
    <HistoryColumn subject={subject} takesFocus={isOpenedHere} onClose={onClose} />
  ) : (
    <HistoryPanel subject={subject} onClose={onClose} />
  );
}
