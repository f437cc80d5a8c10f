import { VisuallyHidden } from '@erm/ui-kit/core';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useDebouncedCallback } from 'use-debounce';

/** Screen readers fall behind what changes more often. */
const STEP_MS = 400;

interface Announcements {
  say: (text: string) => void;
  /** Says what comes of a step, of which many may follow: at most one in 400 ms, and the last in any case. */
  sayStep: (text: string) => void;
}

const AnnouncerContext = createContext<Announcements | null>(null);

/** What tells screen readers of a view what happens, in one place, so that nothing is said at the same time. */
export function Announcer({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  const sayStep = useDebouncedCallback(setText, STEP_MS, { leading: true, maxWait: STEP_MS });
  const announcements = useMemo(
    () => ({
      say(next: string) {
        sayStep.cancel();
        setText(next);
      },
      sayStep,
    }),
    [sayStep],
  );
  return (
    <AnnouncerContext value={announcements}>
      {children}
      <VisuallyHidden role="status">{text}</VisuallyHidden>
    </AnnouncerContext>
  );
}

export function useAnnouncer(): Announcements {
  const announcements = use(AnnouncerContext);
  if (!announcements) throw new Error('useAnnouncer needs an Announcer around it');
  return announcements;
}
