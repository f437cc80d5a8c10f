import type { Change } from '@erm/contracts/changes';
import { useUndo } from '@erm/portal-kit';
import { actionOf, ChangeDetails, clockTime, subjectOf, timeAgo } from '@erm/portal-kit/changes';
import { Button } from '@erm/ui-kit/core';
import { Avatar } from '@erm/ui-kit/data';
import { useRef, useState } from 'react';
import type { HistoryEntry } from './history-entries';
import { Aside, Caption, Content, Item, Parts, Title } from './History.styles';

interface HistoryItemProps {
  entry: HistoryEntry;
  ofOne: boolean;
  now: number;
  /** Who has undone it, or made what it undoes; null if that is unknown. */
  undoneBy: string | null;
  undoes: string | null;
  onPoint: ((changes: readonly Change[]) => void) | undefined;
}

/** A change, or a batch with its parts, and the button that undoes it. */
export function HistoryItem({ entry, ofOne, now, undoneBy, undoes, onPoint }: HistoryItemProps) {
  const { changes } = entry;
  const [first] = changes;
  const undo = useUndo();
  const item = useRef<HTMLLIElement>(null);
  const [undoing, setUndoing] = useState(false);
  const isBatch = changes.length > 1;
  const title = isBatch ? batchTitle(entry) : actionOf(first);
  const about = isBatch ? title : `${subjectOf(first)}: ${title}`;
  const refusal = changes.find(({ canBeUndone }) => !canBeUndone)?.undoRefusal;
  const canBeUndone = changes.every((change) => change.canBeUndone);

  const revert = async () => {
    setUndoing(true);
    const { _id: changeId, batchId } = first;
    const undone = await undo.revert(batchId === null ? { changeId } : { batchId }, about);
    // Its button is about to go.
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
        <Title $undone={first.undoneBy !== null}>
          {!isBatch && !ofOne && <strong>{subjectOf(first)}: </strong>}
          <span>{title}</span>
        </Title>
        {isBatch ? (
          <Parts aria-label={title}>
            {changes.map((change) => (
              <li key={change._id}>
                <strong>{subjectOf(change)}: </strong>
                {actionOf(change)}
                <ChangeDetails change={change} />
              </li>
            ))}
          </Parts>
        ) : (
          <ChangeDetails change={first} />
        )}
        <Caption>
          {first.actor.name}, {clockTime(first.at)}, {timeAgo(first.at, now)}
        </Caption>
        {first.undoes !== null && (
          <Caption>{undoes ? `Undoes a change by ${undoes}` : 'Undoes a change'}</Caption>
        )}
        {!isBatch && first.batchId !== null && (
          <Caption>Part of a batch, which is undone as a whole.</Caption>
        )}
        {first.undoneBy !== null ? (
          <Caption>{undoneBy ? `Undone by ${undoneBy}` : 'Undone'}</Caption>
        ) : (
          refusal && <Caption>{refusal}</Caption>
        )}
      </Content>
      {canBeUndone && (
        <Aside>
          <Button size="sm" aria-label={`Undo ${about}`} loading={undoing} onClick={() => void revert()}>
            Undo
          </Button>
        </Aside>
      )}
    </Item>
  );
}

function batchTitle({ changes, complete }: HistoryEntry): string {
  return complete ? `${changes.length} changes made together` : 'Several changes made together';
}
