import { overloadDays } from '@erm/contracts/availability';
import { addAllocation, peakLoad } from '@erm/contracts/load-curve';
import { fixableDays, isSaved, type OverloadCase } from '@erm/contracts/overload-case';
import type { OverloadFix } from '@erm/contracts/overload-fixes';
import { EVERY_DAY, MONDAY_TO_FRIDAY } from '@erm/contracts/work-calendar';
import { weekendConflict } from '@erm/contracts/weekend-conflict';
import { shortRange } from '@erm/planning';
import { Button, Stack, VisuallyHidden } from '@erm/ui-kit/core';
import { countUnits } from '@erm/ui-kit/data';
import { Popover } from '@erm/ui-kit/overlay';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type FormEvent, type RefObject } from 'react';
import { FixOptions } from './FixOptions';
import { Foot, Muted, Title } from './FixPopover.styles';
import { NowThen } from './NowThen';
import { useFixes } from './use-fixes';
import { useSaveFix } from './use-save-fix';

export interface FixPopoverProps {
  overload: OverloadCase;
  /** Skills that a replacement needs. */
  skills: readonly string[];
  /** Anchor of the popover. */
  anchor: HTMLElement | null;
  /** What gets the focus back, if not the anchor. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  /** Called with the fix that is chosen at the moment, so that it can be shown in place. */
  onPreview?: ((fix: OverloadFix) => void) | undefined;
  /** Called once a fix is saved. */
  onFixed: (fix: OverloadFix) => void;
  /** Called if none is taken. */
  onPutBack: () => void;
}

/** Suggestions to end or avoid an overload. Arrow keys show them, Enter takes one, Escape puts everything back. */
export function FixPopover({ overload, skills, anchor, onPreview, onFixed, ...props }: FixPopoverProps) {
  const { onPutBack, returnFocusTo } = props;
  const { fixes, isLooking, people, lowering } = useFixes(overload, skills);
  const [kind, setKind] = useState<OverloadFix['kind'] | null>(null);
  const chosen = isLooking ? undefined : (fixes.find((fix) => fix.kind === kind) ?? fixes[0]);
  const save = useSaveFix(chosen);
  const preview = useEffectEvent(() => {
    if (chosen) onPreview?.(chosen);
  });
  // Every rendering suggests the same fixes again.
  const shown = JSON.stringify(chosen?.result);
  useEffect(() => preview(), [shown]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // It may be within another form, whose event this would be too.
    event.stopPropagation();
    if (chosen) save.mutate(chosen, { onSuccess: () => onFixed(chosen) });
  };
  return (
    <Popover
      open
      anchor={anchor}
      onOpenChange={(open) => !open && onPutBack()}
      label="Fix the overload"
      {...(returnFocusTo && { returnFocusTo })}
      covers={false}
      style={{ inlineSize: 440, maxInlineSize: 'calc(100vw - 16px)', scrollPaddingBlockEnd: 64 }}
    >
      <form onSubmit={submit} aria-label="Fix the overload">
        <Stack gap={3}>
          <div>
            <Title>
              <TriangleAlert size={16} aria-hidden="true" /> Fix the overload
            </Title>
            <Muted>{overloadText(overload)}</Muted>
          </div>
          {isLooking || chosen ? (
            <>
              <FixOptions fixes={fixes} chosen={chosen} onChoose={(fix) => setKind(fix.kind)} />
              <NowThen overload={overload} fix={chosen} />
            </>
          ) : (
            <Muted>No change to a single assignment resolves this.</Muted>
          )}
          {people.isError && <Muted>Engineers who could take it over could not be loaded.</Muted>}
          {lowering.isError && <Muted>The change that lowered the max capacity could not be loaded.</Muted>}
          <Foot>
            <p role="status">
              {isLooking ? (
                'Looking for more...'
              ) : (
                <VisuallyHidden>{countUnits(fixes.length, ['suggestion', 'suggestions'])}.</VisuallyHidden>
              )}
            </p>
            <Button size="sm" onClick={onPutBack}>
              {isSaved(overload) ? 'Cancel' : 'Put it back'}
            </Button>
            <Button size="sm" variant="primary" type="submit" loading={save.isPending} disabled={!chosen}>
              {(chosen ?? fixes[0])?.verb ?? 'Fix'}
            </Button>
          </Foot>
        </Stack>
      </form>
    </Popover>
  );
}

function overloadText(overload: OverloadCase): string {
  const { engineer, proposed } = overload;
  const load = addAllocation(overload.load, proposed);
  const span = fixableDays(overload);
  const exists = isSaved(overload);
  // Working days, as in the schedule. Refusals, in contrast, use calendar days.
  const calendar = exists ? MONDAY_TO_FRIDAY : EVERY_DAY;
  const [over] = overloadDays({ ...engineer, load, calendar }, span);
  const dates = over ? `, ${shortRange(over)}` : '';
  const peak = `${over?.peak ?? peakLoad(load, span)} of ${engineer.maxCapacity}%${dates}`;
  if (exists) return `${engineer.name} is at ${peak}.`;
  const limit = engineer.maxCapacity - proposed.allocationPercentage;
  const weekend = weekendConflict(overload.load, limit, span) ? ' Only a weekend is in the way.' : '';
  return `${engineer.name} would be at ${peak}.${weekend} Nothing is saved yet.`;
}
