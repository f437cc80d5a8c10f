import { useLoadable, type Loadable, type LoadState } from '@erm/ui-kit/core';
import { useFailureCode } from './use-failure-code';

/** A part of a portal that is loaded, or the code of the failure to load it. */
export interface Part<Loaded> {
  loaded: LoadState<Loaded>;
  code: string | undefined;
}

/** Like `useLoadable`, and the shell counts a part that cannot be loaded. */
export function usePart<Loaded>(part: Loadable<Loaded>, wanted = true): Part<Loaded> {
  const loaded = useLoadable(part, wanted);
  const failed = loaded.status === 'failed';
  return { loaded, code: useFailureCode('load', failed, failed && loaded.error) };
}
