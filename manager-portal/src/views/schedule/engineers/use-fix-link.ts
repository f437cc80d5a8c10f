import { useAddressParams, withParam } from '@erm/portal-kit';
import { useEffect, useEffectEvent } from 'react';
import type { RowModel } from '../model/row-model';

/**
 * Opens the fixes for a link's target if the link has `fix=1`, once its row is visible. The parameter is removed, so that
 * Back and a reload do not open them again.
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
