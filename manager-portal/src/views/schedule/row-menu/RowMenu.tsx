import { Icon, iconPaths } from '@erm/ui-kit/data';
import { ContextMenu, type MenuItem } from '@erm/ui-kit/overlay';
import { ChevronDown, ChevronRight, CircleQuestionMark, Gauge, Plus } from 'lucide-react';

const ITEMS = {
  open: { label: 'Open', icon: <ChevronDown size={16} aria-hidden="true" /> },
  close: { label: 'Close', icon: <ChevronRight size={16} aria-hidden="true" /> },
  capacity: { label: 'Open capacity', icon: <Gauge size={16} aria-hidden="true" /> },
  assign: { label: 'Assign', icon: <Plus size={16} aria-hidden="true" /> },
  why: { label: 'Why this number?', icon: <CircleQuestionMark size={16} aria-hidden="true" /> },
  history: { label: 'History', icon: <Icon path={iconPaths.history} /> },
} satisfies Record<string, Pick<MenuItem, 'label' | 'icon'>>;

/** Actions of a row. */
export type RowActions = Partial<Record<keyof typeof ITEMS, () => void>>;

interface RowMenuProps {
  /** Name of the row. */
  name: string;
  actions: RowActions;
  at: { x: number; y: number };
  onClose: () => void;
}

/** Menu of a row header. Every action also has a key. */
export function RowMenu({ name, actions, at, onClose }: RowMenuProps) {
  const items = Object.keys(ITEMS).flatMap((key): MenuItem[] => {
    const action = key as keyof typeof ITEMS;
    const onSelect = actions[action];
    return onSelect ? [{ ...ITEMS[action], onSelect }] : [];
  });
  return <ContextMenu label={`Actions for ${name}`} at={at} items={items} onClose={onClose} />;
}
