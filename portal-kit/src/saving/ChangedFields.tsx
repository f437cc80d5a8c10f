import { styled } from 'styled-components';
import { Becomes, FieldList } from '../changes/FieldList';
import type { FieldText } from '../changes/field-texts';

const List = styled(FieldList)`
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-md);
  font: var(--type-small);
  overflow-wrap: anywhere;

  > div {
    padding: var(--space-2) var(--space-3);
  }

  > div + div {
    border-block-start: 1px solid var(--border-hairline);
  }

  dt {
    color: var(--text-secondary);
  }

  strong {
    font-weight: var(--font-weight-semibold);
  }
`;

interface ChangedFieldsProps {
  fields: readonly FieldText[];
  /** Text for a field that does not change. */
  unchanged?: string;
}

/** Fields with their current and new values. */
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
                <Becomes says="changes to" />
                <strong>{after}</strong>
              </>
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}
