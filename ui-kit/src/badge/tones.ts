/** The theme's six status colors. */
export type Tone = 'green' | 'yellow' | 'orange' | 'red' | 'blue' | 'grey';
