import { Icon } from '@erm/ui-kit/data';

// As bare paths, which are a fraction of lucide's bytes on the first screen.
const paths = {
  table: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 9h18M9 3v18',
  grid: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 9h18M3 15h18M9 3v18M15 3v18',
  gantt: 'M10 6h8M12 16h6M3 3v16a2 2 0 0 0 2 2h16M8 11h7',
  cards: 'M3 3h7v7H3zM14 3h7v7h-7zM14 14h7v7h-7zM3 14h7v7H3z',
  map: 'M9 4 3 7v13l6-3 6 3 6-3V4l-6 3zM9 4v13M15 7v13',
} as const;

/** The icon of a view in its switch. */
export const viewIcon = (name: keyof typeof paths) => <Icon path={paths[name]} size={14} />;
