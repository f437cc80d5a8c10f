import { HEAD } from '@erm/planning';
import type { ReactNode } from 'react';
import { ChildHead, Row, Track } from './TreeRow.styles';
import type { TreeRowViewProps } from './ProjectRowView';
import type { PlaceRow, SkillRow } from './tree-rows';

interface ChildRowProps extends Pick<
  TreeRowViewProps<PlaceRow | SkillRow>,
  'row' | 'index' | 'top' | 'active'
> {
  head: ReactNode;
  /** What lies along time. */
  children: ReactNode;
}

/** A row below a project. */
export function ChildRow({ row, index, top, active, head, children }: ChildRowProps) {
  const { model, position, height } = row;
  return (
    <Row
      role="row"
      $kind="child"
      aria-rowindex={index + 1}
      aria-level={2}
      aria-posinset={position}
      aria-setsize={model.places.length + model.skills.length}
      data-row={index}
      style={{ blockSize: height, insetBlockStart: top }}
    >
      <ChildHead role="rowheader" tabIndex={active === HEAD ? 0 : -1} data-cell={HEAD}>
        {head}
      </ChildHead>
      <Track>{children}</Track>
    </Row>
  );
}
