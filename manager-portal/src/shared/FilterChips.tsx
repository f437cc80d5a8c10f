import { ActionLink, capitalize } from '@erm/ui-kit/core';
import { X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Condition } from './common-filter';

/** More would take another line in most windows. */
const MOST = 6;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 28px;
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1-5);
  max-inline-size: 280px;
  min-block-size: 28px;
  padding-inline: 10px 8px;
  border: 1px solid var(--border-control);
  border-radius: var(--radius-sm);
  font: var(--type-caption);

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &:hover {
    background: var(--bg-hover);
  }

  &[data-pin] {
    border-color: transparent;
    background: var(--accent-soft);
    color: var(--accent-fg);

    &:hover {
      background: var(--accent-soft-strong);
    }
  }

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: 1px;
  }
`;

const Beside = styled.p`
  margin-inline-start: auto;
  color: var(--text-secondary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
`;

/** A condition, or a project that is pinned. */
export interface ChipCondition {
  /** Unique among them. */
  id: string;
  text: string;
  remove: () => void;
  /** Its name if it is not a condition, and its icon. */
  pin?: { label: string; icon: ReactNode };
}

/** The conditions of a filter. */
export function chipsOf<Filter>(
  conditions: readonly Condition<Filter>[],
  filterBy: (filter: Filter) => void,
): ChipCondition[] {
  return conditions.map(({ id, text, without }) => ({ id, text, remove: () => filterBy(without) }));
}

interface FilterChipsProps {
  conditions: readonly ChipCondition[];
  onClear: () => void;
  /** Takes the focus once there are no chips left. */
  onGone: () => void;
  /** At the end of the line. */
  beside?: ReactNode;
}

/** The conditions of a filter below its toolbar, each with a button that removes it. */
export function FilterChips({ conditions, onClear, onGone, beside }: FilterChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The button that opens them is gone.
  useEffect(() => {
    if (isOpen) row.current?.querySelectorAll('button')[MOST]?.focus();
  }, [isOpen]);
  const shown = isOpen ? conditions : conditions.slice(0, MOST);
  const passFocus = (index: number) => {
    if (conditions.length === 1) onGone();
    else row.current?.querySelectorAll('button')[index + 1]?.focus();
  };
  return (
    <Chips ref={row} role="group" aria-label="Active filters">
      {shown.map(({ id, text, remove, pin }, index) => (
        <Chip
          key={id}
          type="button"
          data-pin={pin ? true : undefined}
          aria-label={pin?.label ?? `Remove filter: ${text}`}
          onClick={() => {
            passFocus(index);
            remove();
          }}
        >
          {pin?.icon}
          <span>{capitalize(text)}</span>
          <X size={14} aria-hidden="true" />
        </Chip>
      ))}
      {shown.length < conditions.length && (
        <ActionLink as="button" type="button" onClick={() => setOpen(true)}>
          +{conditions.length - shown.length} more
        </ActionLink>
      )}
      <ActionLink
        as="button"
        type="button"
        onClick={() => {
          onGone();
          onClear();
        }}
      >
        Clear all
      </ActionLink>
      {beside !== undefined && <Beside>{beside}</Beside>}
    </Chips>
  );
}
