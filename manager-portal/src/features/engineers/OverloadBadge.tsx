import type { Engineer } from '@erm/contracts/engineers';
import { today } from '@erm/portal-kit';
import { Badge } from '@erm/ui-kit/data';
import { Tooltip } from '@erm/ui-kit/overlay';
import { TriangleAlert } from 'lucide-react';
import { overloadText } from '../../shared/overload-text';

/** An engineer's largest current or future overload. Renders nothing if there is none. */
export function OverloadBadge({ overloads }: Pick<Engineer, 'overloads'>) {
  const worst = [...overloads].sort((one, other) => other.excess - one.excess)[0];
  if (!worst) return null;
  return (
    <Tooltip content={overloadText(worst, today())}>
      <Badge tone="red" icon={<TriangleAlert size={13} aria-hidden="true" />} tabIndex={0}>
        Over by {worst.excess}%
      </Badge>
    </Tooltip>
  );
}
