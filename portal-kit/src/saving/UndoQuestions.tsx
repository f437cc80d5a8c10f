import { useEffect, useState, type ReactNode } from 'react';

/** Shows a question where the portal that is mounted asks it, or none. */
export const undoQuestions = { show(_question: ReactNode): void {} };

/** Where a portal asks whether to undo something, whatever has started that: a toast stays longer than its page. */
export function UndoQuestions() {
  const [question, setQuestion] = useState<ReactNode>(null);
  useEffect(() => {
    undoQuestions.show = setQuestion;
  }, []);
  return question;
}
