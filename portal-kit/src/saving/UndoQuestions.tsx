import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

type Show = (question: ReactNode) => void;

const places = new WeakMap<QueryClient, Show[]>();

/**
 * The place of the question whether to undo something. The portal has one, and a dialog one of its own, because a
 * question is asked above what is open.
 */
export function UndoQuestions() {
  const queryClient = useQueryClient();
  const [question, setQuestion] = useState<ReactNode>(null);
  useEffect(() => {
    places.set(queryClient, [...placesOf(queryClient), setQuestion]);
    return () => {
      places.set(
        queryClient,
        placesOf(queryClient).filter((place) => place !== setQuestion),
      );
    };
  }, [queryClient]);
  return question;
}

/** Shows a question in the place that was added last, and returns what removes it. */
export function showQuestion(queryClient: QueryClient, question: ReactNode): () => void {
  const show = placesOf(queryClient).at(-1);
  show?.(question);
  return () => show?.(null);
}

function placesOf(queryClient: QueryClient): Show[] {
  return places.get(queryClient) ?? [];
}
