/** Kind of drag: an assignment in time and across rows, in time only, or the days of a new one. */
export type Drag = 'hand' | 'move' | 'create';
