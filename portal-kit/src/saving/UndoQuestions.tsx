import { useEffect, useState, type ReactNode } from 'react';

export const undoQuestions = {
  /** Shows a question where the portal that is mounted asks it, or none. */
  show(_question: ReactNode): void {},
  /** Called when the portal is left, and with it a question that nobody has answered. */
  onLeave(): void {},
};

/** Where a portal asks whether to undo something, whatever has started that: a toast stays longer than its page. */
export function UndoQuestions() {
  const [question, setQuestion] = useState<ReactNode>(null);
  useEffect(() => {
    undoQuestions.show = setQuestion;
    return () => undoQuestions.onLeave();
  }, []);
  return question;
}
