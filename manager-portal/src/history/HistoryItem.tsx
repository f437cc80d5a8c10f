import type { Change } from '@erm/contracts/changes';
import { useUndo } from '@erm/portal-kit';
import { ChangeDetails, ChangeLine, changeSummary, shortTime } from '@erm/portal-kit/changes';
import { Button } from '@erm/ui-kit/core';
import { Avatar, countUnits } from '@erm/ui-kit/data';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { stateOf, type HistoryEntry } from './history-entries';
import { Aside, Caption, Content, Details, Item, Parts, Title } from './History.styles';

interface HistoryItemProps {
  entry: HistoryEntry;
  ofOne: boolean;
  now: number;
  onPoint: ((changes: readonly Change[]) => void) | undefined;
}

/** A change, or a batch, in two lines: what, then who and when. Opened, it has all details. */
export function HistoryItem({ entry, ofOne, now, onPoint }: HistoryItemProps) {
  const { changes } = entry;
  const [first] = changes;
  const undo = useUndo();
  const item = useRef<HTMLLIElement>(null);
  const details = useId();
  const [isOpen, setOpen] = useState(false);
  const [undoing, setUndoing] = useState(false);
  const { last, isUndone } = stateOf(entry);
  const isBatch = changes.length > 1;
  const about = isBatch ? batchTitle(entry) : textOf(first);
  const refusal = last.changes.find(({ canBeUndone }) => !canBeUndone)?.undoRefusal;
  const verb = isUndone ? 'Redo' : 'Undo';

  const revert = async () => {
    setUndoing(true);
    const { _id: changeId, batchId } = last.changes[0];
    const undone = await undo.revert(batchId === null ? { changeId } : { batchId }, about, isUndone);
    // Its button may be about to go.
    if (undone) item.current?.focus();
    setUndoing(false);
  };

  return (
    <Item
      ref={item}
      tabIndex={-1}
      onPointerEnter={() => onPoint?.(changes)}
      onPointerLeave={() => onPoint?.([])}
      onFocus={() => onPoint?.(changes)}
      onBlur={() => onPoint?.([])}
    >
      <Avatar name={first.actor.name} size={22} />
      <Content>
        <Title
          type="button"
          $undone={isUndone}
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isBatch ? <span>{about}</span> : <ChangeLine change={first} ofOne={ofOne} />}
          <ChevronDown size={12} aria-hidden="true" />
        </Title>
        <Caption>{captionOf(entry, now)}</Caption>
        {isOpen && (
          <Details id={details}>
            {isBatch ? (
              <Parts aria-label={about}>
                {changes.map((change) => (
                  <li key={change._id}>
                    <strong>{textOf(change)}</strong>
                    <ChangeDetails change={change} />
                  </li>
                ))}
              </Parts>
            ) : (
              <ChangeDetails change={first} />
            )}
            {refusal && <p>{refusal}</p>}
          </Details>
        )}
      </Content>
      {!refusal && (
        <Aside>
          <Button size="sm" aria-label={`${verb} ${about}`} loading={undoing} onClick={() => void revert()}>
            {verb}
          </Button>
        </Aside>
      )}
    </Item>
  );
}

function textOf(change: Change): string {
  const { about, did } = changeSummary(change);
  return `${about} ${did}`;
}

function batchTitle({ changes, complete }: HistoryEntry): string {
  return complete ? `${changes.length} changes made together` : 'Several changes made together';
}

/** Who made the latest change, and when. */
function captionOf(entry: HistoryEntry, now: number): string {
  const { changes, reverts } = entry;
  const [{ batchId, batchSize = 1, undoes }] = changes;
  const { last, isUndone } = stateOf(entry);
  const [{ actor, at }] = last.changes;
  const who = `${actor.name}, ${shortTime(at, now)}`;
  if (reverts.length > 0) return `${isUndone ? 'Undone' : 'Redone'} by ${who}`;
  if (isUndone) return `${who}. Undone`;
  if (changes.length === 1 && batchId !== null) {
    return `${who}. Undone together with ${batchSize > 1 ? countUnits(batchSize - 1, ['other', 'others']) : 'others'}`;
  }
  return undoes === null ? who : `${who}. Undoes a change`;
}
