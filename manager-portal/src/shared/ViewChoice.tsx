import { SegmentedControl, type SegmentedControlProps } from '@erm/ui-kit/core';
import { phoneQuery, useMedia } from '@erm/ui-kit/styles';
import { styled } from 'styled-components';

const Label = styled.p`
  margin-block-end: var(--space-1-5);
  font: var(--type-small);
  font-weight: var(--font-weight-medium);
`;

/** A display option of a view: in its toolbar, or labeled in a sheet on phones. */
export function ViewChoice<Value extends string>(props: SegmentedControlProps<Value>) {
  const isPhone = useMedia(phoneQuery);
  const choice = <SegmentedControl size="md" {...props} />;
  if (!isPhone) return choice;
  return (
    <div>
      <Label aria-hidden="true">{props.label}</Label>
      {choice}
    </div>
  );
}
