import type { DaySpan } from '@erm/contracts/calendar-day';
import type { Engineer } from '@erm/contracts/engineers';
import { FreeBadge, ListPicker, neededEmail, PersonLine, usePickerSearch } from '@erm/portal-kit';
import { Avatar } from '@erm/ui-kit/data';
import { useEngineers } from '../data/engineer-queries';
import { Option } from '../shared/Option.styles';
import { positionText } from '../shared/position-text';

interface EngineerPickerProps {
  value: Engineer | null;
  onChange: (engineer: Engineer | null) => void;
  /** The chosen dates, once both are valid. */
  span: DaySpan | null;
  error: string | undefined;
}

/**
 * A combobox for engineers by name, email, or skill. Those with the most free capacity come first, throughout the
 * chosen dates or today if there are none.
 */
export function EngineerPicker({ span, ...field }: EngineerPickerProps) {
  const search = usePickerSearch(field.value !== null);
  const engineers = useEngineers({ ...search.list, sort: '-availableCapacity', span });
  return (
    <ListPicker
      {...field}
      label="Engineer"
      placeholder="e.g. a name, email, or skill"
      search={search}
      list={engineers}
      itemIcon={avatar}
      renderItem={option}
      hint={field.value ? position(field.value) : undefined}
      emptyText="No engineers found matching your search."
    />
  );
}

const avatar = ({ name }: Engineer) => <Avatar name={name} size={22} />;

const option = (engineer: Engineer) => (
  <Option>
    <PersonLine name={engineer.name} detail={position(engineer)} size={28} max="100%" />
    <FreeBadge free={engineer.availableCapacity} />
  </Option>
);

const position = (engineer: Engineer) => positionText({ ...engineer, email: neededEmail(engineer) });
