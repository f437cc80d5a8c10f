import { useAddressParams, withParam } from '@erm/portal-kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseSubject } from '../features/history/history-subject';
import { HistoryPanel } from '../features/history/HistoryPanel';

/** The history of what the URL names (`of`). Closing it goes back if the page has opened it. */
export function HistoryOfUrl() {
  const [params, setParams] = useAddressParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const close = () => {
    if (state === 'history') void navigate(-1);
    else setParams((current) => withParam(withParam(current, 'panel', ''), 'of', ''), { replace: true });
  };
  return <HistoryPanel subject={parseSubject(params.get('of'))} onClose={close} />;
}
