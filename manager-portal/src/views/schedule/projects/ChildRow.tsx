import { HEAD, rowAttributes } from '@erm/planning';
import type { ReactNode } from 'react';
import { ChildHead, Row, Track } from './TreeRow.styles';
import type { TreeRowViewProps } from './ProjectRowView';
import type { PlaceRow, SkillRow } from './tree-rows';

interface ChildRowProps extends Pick<
  TreeRowViewProps<PlaceRow | SkillRow>,
  'row' | 'index' | 'top' | 'active'
> {
  head: ReactNode;
  /** Bars and spans. */
  children?: ReactNode;
}

/** A row below a project. */
export function ChildRow({ row, index, top, active, head, children }: ChildRowProps) {
  const { id, model, position, height } = row;
  return (
    <Row
      {...rowAttributes({ id, index, top, height })}
      $kind="child"
      aria-level={2}
      aria-posinset={position}
      aria-setsize={model.places.length + model.skills.length}
    >
      <ChildHead role="rowheader" tabIndex={active === HEAD ? 0 : -1} data-cell={HEAD}>
        {head}
      </ChildHead>
      <Track>{children}</Track>
    </Row>
  );
}
