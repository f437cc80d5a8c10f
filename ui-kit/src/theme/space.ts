/** A step of the space scale: 4 is 16 px. */
export type Space = 0 | 0.5 | 1 | 1.5 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20;

export const spaceVar = (step: Space) => `var(--space-${String(step).replace('.', '-')})`;
