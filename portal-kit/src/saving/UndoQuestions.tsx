import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

type Show = (question: ReactNode) => void;

const places = new WeakMap<QueryClient, Show>();

/** Where a portal asks whether to undo something, whatever has started that: a toast stays longer than its page. */
export function UndoQuestions() {
  const queryClient = useQueryClient();
  const [question, setQuestion] = useState<ReactNode>(null);
  useEffect(() => {
    places.set(queryClient, setQuestion);
  }, [queryClient]);
  return question;
}

/** Shows a question, or none. */
export function showQuestion(queryClient: QueryClient, question: ReactNode): void {
  places.get(queryClient)?.(question);
}
