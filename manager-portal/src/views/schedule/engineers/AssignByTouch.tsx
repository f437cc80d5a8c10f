import { IconButton } from '@erm/ui-kit/core';
import { useMedia } from '@erm/ui-kit/styles';
import { Plus } from 'lucide-react';
import styled from 'styled-components';

const Place = styled.span`
  flex: none;
  align-self: center;
  margin-block: -6px;
  margin-inline: auto -6px;
`;

/** Button that creates an assignment on touch screens, where dragging scrolls. */
export function AssignByTouch({ name }: { name: string }) {
  if (!useMedia('(pointer: coarse)')) return null;
  return (
    <Place>
      <IconButton
        label={`Assign ${name}`}
        icon={<Plus size={20} aria-hidden="true" />}
        tabIndex={-1}
        data-add
      />
    </Place>
  );
}
