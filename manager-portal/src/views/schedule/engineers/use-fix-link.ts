import { useAddressParams, withParam } from '@erm/portal-kit';
import { useEffect, useEffectEvent } from 'react';
import type { RowModel } from '../model/row-model';

/**
 * Opens the fixes of the row that a link leads to, once it is in sight, if the link asks for them: `fix=1`. Read once, so
 * that Back and a reload do not open them again.
 */
export function useFixLink(model: RowModel | undefined, onFix: (model: RowModel) => void) {
  const [params, setParams] = useAddressParams();
  const isAsked = params.get('fix') === '1' && model !== undefined;
  const answer = useEffectEvent(() => {
    if (!model) return;
    setParams((current) => withParam(current, 'fix', ''), { replace: true });
    onFix(model);
  });
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
}
