import { render } from '@testing-library/react';
import type { CSSProperties, ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import * as calendar from './calendar';
import * as core from './core';
import * as data from './data';
import * as fields from './fields';
import * as layout from './layout';
import * as overlay from './overlay';
import * as toasts from './toasts';

interface PassedProps {
  className: string;
  style: CSSProperties;
  ref: (element: Element | null) => void;
}

const act = () => {};
const text = 'Ana Sousa';
const one = [{ value: 'mid', label: 'Mid' }];
const user = { name: text, email: 'ana.sousa@northwind.dev' };
const month = { month: '2026-03', onMonthChange: act, items: [], emptyText: 'None' };
const search = { query: '', onQueryChange: act, status: 'idle', emptyText: 'No matches' } as const;
const item = { items: [text], itemKey: String, itemLabel: String, renderItem: String };
const table = { label: text, columns: [], rows: [text], rowKey: String };
const frame = {
  portalLabel: text,
  nav: [],
  user,
  theme: 'system',
  onThemeChange: act,
  onLogout: act,
} as const;

const renderers: Record<string, (passed: PassedProps) => ReactElement> = {
  ActionLink: (passed) => (
    <core.ActionLink href="/engineers" {...passed}>
      {text}
    </core.ActionLink>
  ),
  AllocationBar: (passed) => <data.AllocationBar label={text} current={50} max={100} {...passed} />,
  AppFrame: (passed) => (
    <layout.AppFrame {...frame} renderLink={(_, link) => <a href="/engineers" {...link} />} {...passed}>
      {text}
    </layout.AppFrame>
  ),
  Avatar: (passed) => <data.Avatar name={text} {...passed} />,
  Badge: (passed) => <data.Badge {...passed}>{text}</data.Badge>,
  BrandMark: (passed) => <core.BrandMark {...passed} />,
  Button: (passed) => <core.Button {...passed}>{text}</core.Button>,
  Card: (passed) => <layout.Card {...passed} />,
  Chip: (passed) => <data.Chip {...passed}>{text}</data.Chip>,
  ChipList: (passed) => <data.ChipList label={text} items={[]} {...passed} />,
  Cluster: (passed) => <core.Cluster {...passed} />,
  Combobox: (passed) => (
    <fields.Combobox label={text} value={null} onChange={act} {...search} {...item} {...passed} />
  ),
  ConfirmDialog: (passed) => (
    <overlay.ConfirmDialog open title={text} confirmLabel={text} onConfirm={act} onClose={act} {...passed}>
      {text}
    </overlay.ConfirmDialog>
  ),
  CutText: (passed) => <data.CutText {...passed} />,
  DataTable: (passed) => <data.DataTable {...table} {...passed} />,
  DateField: (passed) => <fields.DateField label={text} {...passed} />,
  Dialog: (passed) => (
    <overlay.Dialog open title={text} onClose={act} {...passed}>
      {text}
    </overlay.Dialog>
  ),
  EmptyState: (passed) => <core.EmptyState title={text} {...passed} />,
  ErrorState: (passed) => <core.ErrorState title={text} {...passed} />,
  Facts: (passed) => <core.Facts items={[]} {...passed} />,
  FieldFrame: (passed) => (
    <core.FieldFrame label={text} {...passed}>
      {(control) => <input {...control} />}
    </core.FieldFrame>
  ),
  GlyphIcon: (passed) => <data.GlyphIcon glyph="pie" value={50} {...passed} />,
  Grid: (passed) => <layout.Grid {...passed} />,
  Icon: (passed) => <data.Icon path="M4 4h16" {...passed} />,
  IconButton: (passed) => <core.IconButton label={text} icon={<svg />} {...passed} />,
  InfoTip: (passed) => (
    <overlay.InfoTip about={text} {...passed}>
      {text}
    </overlay.InfoTip>
  ),
  Link: (passed) => (
    <core.Link href="/engineers" {...passed}>
      {text}
    </core.Link>
  ),
  ListFooter: (passed) => <data.ListFooter shown={1} total={1} unit={[text, text]} {...passed} />,
  LoadingText: (passed) => <core.LoadingText {...passed}>{text}</core.LoadingText>,
  MonthGrid: (passed) => <calendar.MonthGrid {...month} {...passed} />,
  MonthPicker: (passed) => <calendar.MonthPicker label={text} {...passed} />,
  Note: (passed) => <core.Note tone="red" {...passed} />,
  NumberField: (passed) => <fields.NumberField label={text} min={0} max={9} {...passed} />,
  Page: (passed) => <layout.Page {...passed} />,
  PageHeader: (passed) => <layout.PageHeader title={text} {...passed} />,
  Panel: (passed) => <layout.Panel title={text} {...passed} />,
  PasswordField: (passed) => <core.PasswordField label={text} {...passed} />,
  PercentField: (passed) => <fields.PercentField label={text} {...passed} />,
  Pips: (passed) => <data.Pips label={text} filled={1} total={2} {...passed} />,
  Popover: (passed) => (
    <overlay.Popover label={text} open onOpenChange={act} trigger={<button />} {...passed}>
      {text}
    </overlay.Popover>
  ),
  RadioCards: (passed) => <core.RadioCards label={text} name="role" options={one} {...passed} />,
  SearchField: (passed) => (
    <data.SearchField label={text} placeholder={text} value="" onChange={act} {...passed} />
  ),
  SegmentedControl: (passed) => <core.SegmentedControl label={text} options={one} {...passed} />,
  Select: (passed) => <fields.Select label={text} options={one} {...passed} />,
  Skeleton: (passed) => <data.Skeleton {...passed} />,
  SkeletonRows: (passed) => <data.SkeletonRows {...passed} />,
  SkipLink: (passed) => <core.SkipLink href="#page" {...passed} />,
  Spinner: (passed) => <core.Spinner {...passed} />,
  Stack: (passed) => <core.Stack {...passed} />,
  Stat: (passed) => <data.Stat label={text} value={7} {...passed} />,
  StatStrip: (passed) => <data.StatStrip {...passed} />,
  SuggestField: (passed) => <fields.SuggestField label={text} suggest={() => []} {...passed} />,
  TextArea: (passed) => <fields.TextArea label={text} {...passed} />,
  TextField: (passed) => <core.TextField label={text} {...passed} />,
  Toaster: (passed) => <toasts.Toaster toasts={[]} onDismiss={act} {...passed} />,
  Toolbar: (passed) => <layout.Toolbar {...passed} />,
  VisuallyHidden: (passed) => <core.VisuallyHidden {...passed} />,
};

/** These render nothing until renderedOnOpen; their own tests cover it. */
const renderedOnOpen = ['ContextMenu', 'Menu', 'Tooltip'];

it('covers every component', () => {
  const entries = { ...core, ...data, ...fields, ...calendar, ...layout, ...overlay, ...toasts };
  const components = Object.keys(entries).filter((name) => /^[A-Z]/.test(name));
  expect(components.sort()).toEqual([...Object.keys(renderers), ...renderedOnOpen].sort());
});

it.each(Object.entries(renderers))('%s forwards className, style and ref', (_, renderPart) => {
  const ref = vi.fn();
  render(renderPart({ className: 'own', style: { zIndex: 7 }, ref }));
  const element = document.querySelector('.own');
  expect(element).toHaveStyle({ zIndex: 7 });
  expect(ref).toHaveBeenCalledWith(expect.any(Element));
});
