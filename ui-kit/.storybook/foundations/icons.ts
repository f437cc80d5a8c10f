import type { LucideIcon } from 'lucide-react';

/** The icons that the kits import, by name. Storybook's build fills it in, see `icons-in-use.ts`. */
export const icons: Record<string, LucideIcon> = {};
