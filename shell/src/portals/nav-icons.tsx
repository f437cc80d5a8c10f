import type { NavIcon } from '@erm/portal-sdk';
import { ChartGantt, FolderKanban, LayoutDashboard, ListChecks, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';

/** The icons that a portal may name for its navigation. */
export const navIcons: Record<NavIcon, ReactNode> = {
  dashboard: <LayoutDashboard size={16} aria-hidden="true" />,
  engineers: <UsersRound size={16} aria-hidden="true" />,
  projects: <FolderKanban size={16} aria-hidden="true" />,
  assignments: <ChartGantt size={16} aria-hidden="true" />,
  'my-assignments': <ListChecks size={16} aria-hidden="true" />,
};
