import type { LiveEvent } from '@erm/contracts/events';
import { useApi, useNotify, useSession } from '@erm/portal-sdk';
import { useRef, useState, type ReactNode } from 'react';
import { useRemoteChanges } from '../live/remote-changes';
import { changedTitle } from '../changes/by-whom';
import { useBaseVersion } from './use-base-version';

interface Edited {
  /** The version that the edit is based on: the one that was opened, or that the user has seen since. */
  version: number;
  /** Other users' changes since the form was opened, once the user has asked for them. */
  othersNote: ReactNode;
}

/**
 * The record that a form edits. Other users' changes never overwrite what was typed; a toast reports them.
 * @param record as last loaded
 * @param error the error of the last attempt to save
 */
export function useEdited(record: { _id: string; version: number }, error: Error | null): Edited {
  const api = useApi();
  const notify = useNotify();
  const base = useBaseVersion(record.version, error);
  const [opened] = useState(record.version);
  const told = useRef(opened);
  const [seen, setSeen] = useState<Edited>({ version: 0, othersNote: null });
  const userId = useSession().user._id;
  const tell = async (by: LiveEvent['by']) => {
    const toast = { kind: 'info', title: changedTitle(by, userId) } as const;
    const kept = 'Your form keeps what you typed.';
    try {
      // Loaded when it is needed: no form starts with it.
      const { loadOthersEdit, othersEditText, OthersEditNote } = await import(
        /* webpackChunkName: "undo" */ './others-edit'
      );
      const edit = await loadOthersEdit(api, record._id, opened);
      // The same change may be heard more than once.
      if (!edit || edit.version <= told.current) return;
      const { latest, version } = edit;
      told.current = version;
      const show = () => setSeen({ version, othersNote: <OthersEditNote key={version} latest={latest} /> });
      notify({
        ...toast,
        description: `${othersEditText(edit)}${kept}`,
        action: { label: 'Show', onSelect: show },
      });
    } catch {
      notify({ ...toast, description: kept });
    }
  };
  useRemoteChanges(({ entityId, action, by }) => {
    if (entityId === record._id && action === 'update') void tell(by);
  });
  return { version: Math.max(base, seen.version), othersNote: seen.othersNote };
}
