import type { ComponentProps } from 'react';
import { UndoQuestion } from './UndoQuestion';
import { undoQuestions } from './UndoQuestions';

/** Asks whether to undo a change of something that was changed again. */
export function askUndo(props: Omit<ComponentProps<typeof UndoQuestion>, 'onAnswer'>): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      undoQuestions.show(null);
      resolve(confirmed);
    };
    undoQuestions.onLeave = () => resolve(false);
    undoQuestions.show(<UndoQuestion {...props} onAnswer={answer} />);
  });
}
