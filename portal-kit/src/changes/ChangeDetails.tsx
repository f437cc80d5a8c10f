import type { Change } from '@erm/contracts/changes';
import { styled } from 'styled-components';
import { fieldTexts } from './field-texts';
import { Becomes, FieldList } from './FieldList';

const Fields = styled(FieldList)`
  color: var(--text-secondary);

  dd {
    color: var(--text-primary);
  }

  del {
    color: var(--text-secondary);
    text-decoration: none;
  }

  ins {
    text-decoration: none;
  }
`;

/** The fields of a change: before and after, or only the values of a creation or deletion. */
export function ChangeDetails({ change }: { change: Change }) {
  const fields = fieldTexts(change);
  if (fields.length === 0) return null;
  return (
    <Fields>
      {fields.map(({ field, label, before, after }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            {before !== null && after !== null ? (
              <>
                <del>{before}</del>
                <Becomes says="changed to" />
                <ins>{after}</ins>
              </>
            ) : (
              (after ?? before)
            )}
          </dd>
        </div>
      ))}
    </Fields>
  );
}
