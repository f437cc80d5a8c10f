/** What you drag: an assignment along time and to other rows, or along time alone; or the days of a new one. */
export type Drag = 'hand' | 'move' | 'create';
