import type { Change } from '@erm/contracts/changes';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { styled } from 'styled-components';
import { fieldTexts } from './field-texts';

const Fields = styled.dl`
  margin: 0;
  color: var(--text-secondary);

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

/** The fields of a change: before and after, or just the values of what was created or deleted. */
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
                <span aria-hidden="true"> → </span>
                <VisuallyHidden> changed to </VisuallyHidden>
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
