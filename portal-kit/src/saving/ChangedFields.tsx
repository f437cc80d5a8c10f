import { VisuallyHidden } from '@erm/ui-kit/core';
import { styled } from 'styled-components';
import type { FieldText } from '../changes/field-texts';

const List = styled.dl`
  margin: 0;
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-md);
  font: var(--type-small);
  overflow-wrap: anywhere;

  > div {
    display: flex;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-3);
  }

  > div + div {
    border-block-start: 1px solid var(--border-hairline);
  }

  dt {
    flex: none;
    inline-size: 104px;
    color: var(--text-secondary);
  }

  dd {
    min-inline-size: 0;
    margin: 0;
  }

  strong {
    font-weight: var(--font-weight-semibold);
  }
`;

interface ChangedFieldsProps {
  fields: readonly FieldText[];
  /** What to add to a field that does not change. */
  unchanged?: string;
}

/** What fields are, and what they change to. */
export function ChangedFields({ fields, unchanged = '' }: ChangedFieldsProps) {
  return (
    <List>
      {fields.map(({ field, label, before, after }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            {before}
            {after === null || after === before ? (
              unchanged
            ) : (
              <>
                <span aria-hidden="true"> → </span>
                <VisuallyHidden> changes to </VisuallyHidden>
                <strong>{after}</strong>
              </>
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}
