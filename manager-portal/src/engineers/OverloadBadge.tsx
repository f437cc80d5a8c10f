import type { Engineer } from '@erm/contracts/engineers';
import { useToday, WhyButton } from '@erm/portal-kit';
import { Badge } from '@erm/ui-kit/data';
import { TriangleAlert } from 'lucide-react';
import { overloadText } from '../shared/overload-text';

/** An engineer's largest current or future overload. Renders nothing if there is none. */
export function OverloadBadge({ _id, overloads }: Pick<Engineer, '_id' | 'overloads'>) {
  const today = useToday();
  const worst = [...overloads].sort((one, other) => other.excess - one.excess)[0];
  if (!worst) return null;
  return (
    <WhyButton says={`over by ${worst.excess}%`} engineerId={_id} span={worst} ofWorkingDays>
      <Badge
        tone="red"
        icon={<TriangleAlert size={13} aria-hidden="true" />}
        title={overloadText(worst, today)}
      >
        Over by {worst.excess}%
      </Badge>
    </WhyButton>
  );
}
