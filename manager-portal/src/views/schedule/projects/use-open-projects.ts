import { useCallback, useState } from 'react';

const KEY = 'schedule-open-projects';

/** Open projects: all or none, with exceptions. */
interface OpenProjects {
  all: boolean;
  except: readonly string[];
}

const NONE: OpenProjects = { all: false, except: [] };

/** Expanded projects. Kept for Back and reloads in the same tab. */
export function useOpenProjects() {
  const [open, setOpen] = useState(remembered);
  const change = (next: OpenProjects) => {
    sessionStorage.setItem(KEY, JSON.stringify(next));
    setOpen(next);
  };
  const { all, except } = open;
  return {
    isOpen: useCallback((id: string) => open.all !== open.except.includes(id), [open]),
    /** IDs of the open ones; with exceptions, all. */
    ids: all ? ('all' as const) : except,
    areAllOpen: all && except.length === 0,
    toggle(id: string, opens: boolean) {
      const others = except.filter((each) => each !== id);
      change({ all, except: opens === all ? others : [...others, id] });
    },
    toggleAll: (opens: boolean) => change({ ...NONE, all: opens }),
  };
}

function remembered(): OpenProjects {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isOpenProjects(value) ? value : NONE;
  } catch (error) {
    if (error instanceof SyntaxError) return NONE;
    throw error;
  }
}

function isOpenProjects(value: unknown): value is OpenProjects {
  if (typeof value !== 'object' || value === null || !('all' in value) || !('except' in value)) return false;
  return (
    typeof value.all === 'boolean' &&
    Array.isArray(value.except) &&
    value.except.every((id) => typeof id === 'string')
  );
}
