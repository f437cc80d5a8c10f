import type { Change } from '@erm/contracts/changes';
import { fieldTexts } from '@erm/portal-kit/changes';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { Fields } from './History.styles';

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
