import { Link } from '@erm/ui-kit/core';
import { changesText } from './flag-texts';
import type { Flags } from './use-flags';

interface ManyChangesProps extends Pick<Flags, 'many'> {
  onHistory: () => void;
}

/** Summary in the foot when there are more changes than flags. */
export function ManyChanges({ many, onHistory }: ManyChangesProps) {
  return (
    <Link as="button" type="button" onClick={onHistory}>
      {changesText(many)}
    </Link>
  );
}
