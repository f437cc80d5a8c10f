import { VisuallyHidden } from '@erm/ui-kit/core';
import { styled } from 'styled-components';

/** Fields of a change by label: `dl > div > dt + dd`. */
export const FieldList = styled.dl`
  margin: 0;

  > div {
    display: flex;
    gap: var(--space-2);
  }

  dt {
    flex: none;
    inline-size: 104px;
  }

  dd {
    min-inline-size: 0;
    margin: 0;
  }
`;

/** Arrow between the old and the new value, spelled out for screen readers. */
export function Becomes({ says }: { says: string }) {
  return (
    <>
      <span aria-hidden="true"> → </span>
      <VisuallyHidden> {says} </VisuallyHidden>
    </>
  );
}
