/** The result of a command: its message and the exit code of the process. */
export interface Answer {
  text: string;
  exitCode: number;
}

/** A sentence with another one that not every answer has. */
export const withNote = (sentence: string, note: string | null): string =>
  note === null ? sentence : `${sentence} ${note}`;
