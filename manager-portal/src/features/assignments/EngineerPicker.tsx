import type { DaySpan } from '@erm/contracts/calendar-day';
import type { Engineer } from '@erm/contracts/engineers';
import { FreeBadge, ListPicker, PersonLine, usePickerSearch } from '@erm/portal-kit';
import { Avatar } from '@erm/ui-kit/data';
import { useCallback, useMemo } from 'react';
import { useEngineers } from '../../data/engineer-queries';
import { namesakesIn } from '../../shared/namesakes';
import { Option } from '../../shared/Option.styles';
import { positionText } from '../../shared/position-text';

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
  const { value } = field;
  const { rows } = engineers;
  const namesakes = useMemo(() => namesakesIn(value ? [...rows, value] : rows), [rows, value]);
  const renderItem = useCallback((engineer: Engineer) => option(engineer, namesakes), [namesakes]);
  return (
    <ListPicker
      {...field}
      label="Engineer"
      placeholder="e.g. a name, email, or skill"
      search={search}
      list={engineers}
      itemIcon={avatar}
      renderItem={renderItem}
      hint={field.value ? position(field.value, namesakes) : undefined}
      emptyText="No engineers found matching your search."
    />
  );
}

const avatar = ({ name }: Engineer) => <Avatar name={name} size={22} />;

const option = (engineer: Engineer, namesakes: ReadonlySet<string>) => (
  <Option>
    <PersonLine name={engineer.name} detail={position(engineer, namesakes)} size={28} max="100%" />
    <FreeBadge free={engineer.availableCapacity} />
  </Option>
);

function position(engineer: Engineer, namesakes: ReadonlySet<string>): string {
  const { email, ...position } = engineer;
  return positionText(namesakes.has(engineer._id) ? { ...position, email } : position);
}
