import { MonthPicker } from './calendar';
import { Button, IconButton, RadioCards, SegmentedControl, Stack, TextField } from './core';
import { AllocationBar, Badge, DataTable, Pips, SearchField, type Column } from './data';
import { Combobox, DateField, NumberField, PercentField, Select, TextArea } from './fields';
import { Dialog, InfoTip, Menu, Popover, Tooltip } from './overlay';
import { Toaster, type ToastMessage } from './toasts';

// Code that must not compile. Type checking fails if any of these stops being an error.

const act = () => {};
const one = [{ value: 'mid', label: 'Mid' }];
const search = {
  query: '',
  onQueryChange: act,
  items: ['Ana'],
  itemKey: String,
  itemLabel: String,
  renderItem: String,
  status: 'idle' as const,
  emptyText: 'No matches',
};
const columns: Column<{ name: string }>[] = [{ id: 'name', header: 'Name', cell: ({ name }) => name }];

export const withoutAName = () => [
  // @ts-expect-error: a field needs a label
  <TextField />,
  // @ts-expect-error: a placeholder is not a label
  <TextArea placeholder="Description" />,
  // @ts-expect-error: an icon alone has no accessible name
  <IconButton icon={<svg />} />,
  // @ts-expect-error: a radio group needs a label
  <RadioCards name="role" options={one} />,
  // @ts-expect-error: a search field needs a label
  <SearchField placeholder="Search" value="" onChange={act} />,
  // @ts-expect-error: a meter needs an accessible name
  <AllocationBar current={1} max={1} />,
  // @ts-expect-error: pips need a text alternative
  <Pips filled={1} total={2} />,
  // @ts-expect-error: a table needs an accessible name
  <DataTable columns={columns} rows={[]} rowKey={({ name }) => name} />,
  // @ts-expect-error: row menus need an accessible name per row
  <DataTable label="People" columns={columns} rows={[]} rowKey={({ name }) => name} rowMenu={() => []} />,
  // @ts-expect-error: a menu needs an accessible name
  <Menu items={[]} />,
  // @ts-expect-error: an info tip needs a subject
  <InfoTip>Text</InfoTip>,
  // @ts-expect-error: a segmented control needs a label
  <SegmentedControl value="mid" onChange={act} options={one} />,
  // @ts-expect-error: a month picker needs a label
  <MonthPicker value="2026-03" onChange={act} />,
  // @ts-expect-error: a dialog is named by its title
  <Dialog open onClose={act} children="Text" />,
];

export const withTheWrongValue = () => [
  // @ts-expect-error: options are objects with a value and a label
  <Select label="Level" value="" onChange={act} options={['Mid']} />,
  // @ts-expect-error: the value is a string, not a list
  <Select label="Level" value={['mid']} onChange={act} options={one} />,
  // @ts-expect-error: an empty number is null, not ''
  <NumberField label="Size" value="" onChange={act} min={1} max={9} />,
  // @ts-expect-error: an empty percentage is null, not ''
  <PercentField label="Share" value="" onChange={act} />,
  // @ts-expect-error: days are strings, independent of time zones
  <DateField label="Start" value={new Date()} onChange={act} />,
  // @ts-expect-error: only the theme's tones are allowed
  <Badge tone="purple">Senior</Badge>,
  // @ts-expect-error: no such variant
  <Button variant="link">Save</Button>,
  // @ts-expect-error: gaps are steps of the space scale, not px
  <Stack gap={7} />,
  // @ts-expect-error: a tooltip needs a single element as its child
  <Tooltip content="Text">Text only</Tooltip>,
];

// @ts-expect-error: the kind determines icon and urgency
export const toast: ToastMessage = { id: '1', title: 'Saved' };

// @ts-expect-error: a column needs a header
export const column: Column<{ name: string }> = { id: 'name', cell: ({ name }) => name };

// The counterpart: both of these must compile.
export const bound = () => [
  <Combobox {...search} label="Engineer" value="Ana" onChange={act} />,
  <Combobox {...search} label="Engineer" defaultValue="Ana" />,
];

export const withABrokenBinding = () => [
  // @ts-expect-error: either controlled or uncontrolled
  <TextField label="Name" value="Ana" onChange={act} defaultValue="Ana" />,
  // @ts-expect-error: either controlled or uncontrolled
  <TextArea label="Skills" value="Go" onChange={act} defaultValue="Go" />,
  // @ts-expect-error: either controlled or uncontrolled
  <NumberField label="Size" value={1} onChange={act} defaultValue={1} min={1} max={9} />,
  // @ts-expect-error: either controlled or uncontrolled
  <PercentField label="Share" value={5} onChange={act} defaultValue={5} />,
  // @ts-expect-error: either controlled or uncontrolled
  <DateField label="Start" value="" onChange={act} defaultValue="" />,
  // @ts-expect-error: either controlled or uncontrolled
  <SearchField label="Search" placeholder="Search" value="" onChange={act} defaultValue="" />,
  // @ts-expect-error: either controlled or uncontrolled
  <Combobox {...search} label="Engineer" value="Ana" onChange={act} defaultValue="Ana" />,
  // @ts-expect-error: either controlled or uncontrolled
  <Select label="Level" value="mid" onChange={act} defaultValue="mid" options={one} />,
  // @ts-expect-error: either controlled or uncontrolled
  <SegmentedControl label="Theme" value="mid" onChange={act} defaultValue="mid" options={one} />,
  // @ts-expect-error: a controlled popover without onOpenChange can never close
  <Popover label="Details" trigger={<button />} open children="Text" />,
  // @ts-expect-error: toasts must be dismissible
  <Toaster toasts={[]} />,
  // @ts-expect-error: a controlled value needs onChange
  <Select label="Level" value="mid" options={one} />,
  // @ts-expect-error: items need a key
  <Combobox label="Engineer" value={null} onChange={act} items={[]} itemLabel={String} />,
];
