import { IconButton } from '@erm/ui-kit/core';
import type { LucideIcon } from 'lucide-react';
import { addMonths } from '../format/month';

interface MonthStepProps {
  month: string;
  /** -1 or 1. */
  by: number;
  /** The last month in this direction. */
  end: string | undefined;
  label: string;
  icon: LucideIcon;
  disabled: boolean;
  onStep: (month: string) => void;
}

/** A button to the previous or next month. At the limit it does nothing, but keeps focus. */
export function MonthStep({ month, by, end, label, icon: Icon, disabled, onStep }: MonthStepProps) {
  const next = addMonths(month, by);
  const isEnd = end !== undefined && (by < 0 ? next < end : next > end);
  return (
    <IconButton
      label={label}
      icon={<Icon size={16} aria-hidden="true" />}
      disabled={disabled}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : () => onStep(next)}
    />
  );
}
