import type { QueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { UndoQuestion } from './UndoQuestion';
import { showQuestion } from './UndoQuestions';

/** Asks whether to undo a change of something that was changed again. */
export function askUndo(
  queryClient: QueryClient,
  props: Omit<ComponentProps<typeof UndoQuestion>, 'onAnswer'>,
): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      showQuestion(queryClient, null);
      resolve(confirmed);
    };
    showQuestion(queryClient, <UndoQuestion {...props} onAnswer={answer} />);
  });
}
