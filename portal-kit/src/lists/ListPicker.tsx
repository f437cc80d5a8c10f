import type { List } from './use-list';
import { Combobox, type ComboboxProps } from '@erm/ui-kit/fields';
import type { ReactNode } from 'react';
import { pickerStatus } from './picker-status';
import type { PickerSearch } from './use-picker-search';

interface ListPickerProps<Row> {
  label: string;
  /** What can be searched for, such as "e.g. a name or skill". */
  placeholder: string;
  value: Row | null;
  onChange: (row: Row | null) => void;
  search: PickerSearch;
  list: List<Row>;
  renderItem: (row: Row) => ReactNode;
  itemIcon?: ComboboxProps<Row>['itemIcon'];
  /** Text below the field about the chosen row. */
  hint: string | undefined;
  emptyText: string;
  error: string | undefined;
  optional?: boolean;
}

/** A combobox for choosing a row of a list that the server searches. */
export function ListPicker<Row extends { _id: string; name: string }>(props: ListPickerProps<Row>) {
  const { search, list, ...field } = props;
  return (
    <Combobox
      {...field}
      query={search.text}
      onQueryChange={search.setText}
      onOpenChange={search.setOpen}
      items={list.rows}
      itemKey={idOf}
      itemLabel={nameOf}
      status={pickerStatus(list, search.typed, search.list.q)}
      onRetry={list.error?.onRetry ?? list.showMore}
      onEndReached={list.showMore}
    />
  );
}

const idOf = ({ _id }: { _id: string }) => _id;
const nameOf = ({ name }: { name: string }) => name;
