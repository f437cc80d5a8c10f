import { MonthPicker } from './calendar';
import { Button, IconButton, RadioCards, SegmentedControl, Stack, TextField } from './core';
import { AllocationBar, Badge, DataTable, Pips, SearchField, type Column } from './data';
import { Combobox, DateField, NumberField, PercentField, Select, TextArea } from './fields';
import { Dialog, InfoTip, Menu, Popover, Tooltip } from './overlay';
import { Toaster, type ToastMessage } from './toasts';

// What must not compile. The type check fails as soon as one of these stops being an error.

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
  emptyText: 'Nobody matches',
};
const columns: Column<{ name: string }>[] = [{ id: 'name', header: 'Name', cell: ({ name }) => name }];

export const withoutAName = () => [
  // @ts-expect-error: nobody knows what to type
  <TextField />,
  // @ts-expect-error: a placeholder is no label
  <TextArea placeholder="Description" />,
  // @ts-expect-error: an icon says nothing to a screen reader
  <IconButton icon={<svg />} />,
  // @ts-expect-error: a group of radios without a question
  <RadioCards name="role" options={one} />,
  // @ts-expect-error: a search for what
  <SearchField placeholder="Search" value="" onChange={act} />,
  // @ts-expect-error: whose load
  <AllocationBar current={1} max={1} />,
  // @ts-expect-error: blocks that are not said in words
  <Pips filled={1} total={2} />,
  // @ts-expect-error: a table of what
  <DataTable columns={columns} rows={[]} rowKey={({ name }) => name} />,
  // @ts-expect-error: menus of rows that nobody tells apart
  <DataTable label="People" columns={columns} rows={[]} rowKey={({ name }) => name} rowMenu={() => []} />,
  // @ts-expect-error: a menu of what
  <Menu items={[]} />,
  // @ts-expect-error: about what
  <InfoTip>Text</InfoTip>,
  // @ts-expect-error: a choice of what
  <SegmentedControl value="mid" onChange={act} options={one} />,
  // @ts-expect-error: the month of what
  <MonthPicker value="2026-03" onChange={act} />,
  // @ts-expect-error: a dialog is named by its title
  <Dialog open onClose={act} children="Text" />,
];

export const withTheWrongValue = () => [
  // @ts-expect-error: an option has a value and a label
  <Select label="Level" value="" onChange={act} options={['Mid']} />,
  // @ts-expect-error: one value, not a list
  <Select label="Level" value={['mid']} onChange={act} options={one} />,
  // @ts-expect-error: a number is null while nothing is typed, not ''
  <NumberField label="Size" value="" onChange={act} min={1} max={9} />,
  // @ts-expect-error: a percentage is null while nothing is typed, not ''
  <PercentField label="Share" value="" onChange={act} />,
  // @ts-expect-error: a day is text, which no time zone shifts
  <DateField label="Start" value={new Date()} onChange={act} />,
  // @ts-expect-error: a color of the theme, not any color
  <Badge tone="purple">Senior</Badge>,
  // @ts-expect-error: no such variant
  <Button variant="link">Save</Button>,
  // @ts-expect-error: a step of the scale, not pixels
  <Stack gap={7} />,
  // @ts-expect-error: a tooltip explains one element
  <Tooltip content="Text">Words alone</Tooltip>,
];

// @ts-expect-error: a message without a kind has neither icon nor urgency
export const toast: ToastMessage = { id: '1', title: 'Saved' };

// @ts-expect-error: a column that nothing stands over
export const column: Column<{ name: string }> = { id: 'name', cell: ({ name }) => name };

// The other way round: each of these compiles.
export const bound = () => [
  <Combobox {...search} label="Engineer" value="Ana" onChange={act} />,
  <Combobox {...search} label="Engineer" defaultValue="Ana" />,
];

export const withABrokenBinding = () => [
  // @ts-expect-error: whose value is it
  <TextField label="Name" value="Ana" onChange={act} defaultValue="Ana" />,
  // @ts-expect-error: whose value is it
  <TextArea label="Skills" value="Go" onChange={act} defaultValue="Go" />,
  // @ts-expect-error: whose value is it
  <NumberField label="Size" value={1} onChange={act} defaultValue={1} min={1} max={9} />,
  // @ts-expect-error: whose value is it
  <PercentField label="Share" value={5} onChange={act} defaultValue={5} />,
  // @ts-expect-error: whose value is it
  <DateField label="Start" value="" onChange={act} defaultValue="" />,
  // @ts-expect-error: whose value is it
  <SearchField label="Search" placeholder="Search" value="" onChange={act} defaultValue="" />,
  // @ts-expect-error: whose value is it
  <Combobox {...search} label="Engineer" value="Ana" onChange={act} defaultValue="Ana" />,
  // @ts-expect-error: whose value is it
  <Select label="Level" value="mid" onChange={act} defaultValue="mid" options={one} />,
  // @ts-expect-error: whose value is it
  <SegmentedControl label="Theme" value="mid" onChange={act} defaultValue="mid" options={one} />,
  // @ts-expect-error: open for good, as nobody closes it
  <Popover label="Details" trigger={<button />} open children="Text" />,
  // @ts-expect-error: who shows toasts has to take them away
  <Toaster toasts={[]} />,
  // @ts-expect-error: a value that nobody changes
  <Select label="Level" value="mid" options={one} />,
  // @ts-expect-error: rows of items that it cannot tell apart
  <Combobox label="Engineer" value={null} onChange={act} items={[]} itemLabel={String} />,
];
