import { VisuallyHidden } from '@erm/ui-kit/core';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useDebouncedCallback } from 'use-debounce';

/** Screen readers cannot keep up with faster updates. */
const STEP_MS = 400;

interface Announcements {
  say: (text: string) => void;
  /** Announces one of possibly many steps, throttled to one per 400 ms; the last one is always announced. */
  sayStep: (text: string) => void;
}

const AnnouncerContext = createContext<Announcements | null>(null);

/** The single live region of a view, so that announcements never overlap. */
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
