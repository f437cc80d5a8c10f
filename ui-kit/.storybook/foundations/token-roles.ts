import type { tokens } from '../../src/theme/tokens';

/** A text for every token of a group, so that none is left out. */
type Roles<Group> = {
  readonly [Name in keyof Group]: Group[Name] extends string | number ? string : Roles<Group[Name]>;
};

const tone = (meaning: string) => ({
  bg: `Fill of a badge or note: ${meaning}`,
  fg: 'Text and icon on that fill',
  solid: 'Glyphs, lines, and solid fills of the same meaning',
  border: 'Edge of that fill',
  onSolid: 'Text on the solid fill',
});

export const colorRoles: Roles<typeof tokens.color.light> = {
  bg: {
    canvas: 'The window, behind the sheet',
    sheet: 'The sheet a page lies on',
    subtle: 'Parts that step back: headers of tables, empty states, chips',
    hover: 'What the pointer is over',
    active: 'What is pressed, chosen, or current',
    raised: 'What floats: menus, dialogs, toasts',
    inset: 'The inside of fields',
    inverse: 'Tooltips',
  },
  text: {
    primary: 'Titles and values',
    secondary: 'Everything beside them: labels, details',
    tertiary: 'What is rarely read: placeholders, axes',
    disabled: 'Controls that cannot be used',
    onInverse: 'Text of tooltips',
    onInverseMuted: 'Details in tooltips',
  },
  border: {
    hairline: 'Rules between rows and around cards',
    default: 'Edges of chips and disabled fields',
    control: 'Edges of fields, which mark what can be used',
    controlHover: 'The same under the pointer',
  },
  action: {
    bg: 'The primary button',
    bgHover: 'The same under the pointer',
    bgActive: 'The same while pressed',
    fg: 'Its label',
  },
  accent: {
    solid: 'Chosen days, switches, and the progress of something',
    solidHover: 'The same under the pointer',
    fg: 'Links',
    soft: 'Fill of what is related to the choice',
    softStrong: 'Fill of bars, and of selected text',
    onSolid: 'Text on the solid accent',
    ring: 'The focus ring',
  },
  load: {
    fill: 'A load: the filled part of a bar',
    fillSoft: 'A load that was there before, beneath what is added',
    track: 'What is free: the empty part of a bar',
    over: 'What exceeds the maximum, always with a hatch or triangle',
    marker: 'A limit on the track',
  },
  status: {
    green: tone('free, covered, done'),
    yellow: tone('soon, half full, missing'),
    orange: tone('almost full'),
    red: tone('full, over, failed'),
    blue: tone('running, for information'),
    grey: tone('past, none of the others'),
  },
  brand: { mark: 'The middle bar of the brand mark' },
  scrim: 'Over the page, behind a dialog',
};

export const shadowRoles: Roles<typeof tokens.shadow.light> = {
  none: 'What lies on the sheet: cards, panels, rows, which have a hairline instead',
  control: 'Secondary buttons and the chosen segment',
  sheet: 'The sheet on the canvas',
  popover: 'Menus, popovers, tooltips, toasts',
  dialog: 'Dialogs, over a scrim',
};

export const typeRoles: Roles<Record<keyof typeof tokens.type, string>> = {
  micro: 'Numbers in charts and bars',
  caption: 'Hints, table headers, details',
  small: 'Labels, menus, small buttons',
  body: 'Everything else',
  lead: 'Titles of dialogs, entries of the phone menu',
  heading: 'Titles of panels',
  title: 'Titles of pages',
  display: 'The greeting of a dashboard',
  figure: 'Key figures',
};

export const fontRoles: Roles<typeof tokens.font> = {
  family: { sans: 'The typeface of everything; figures are of equal width' },
  weight: { regular: 'Running text', medium: 'Labels, links, names', semibold: 'Titles' },
};

export const radiusRoles: Roles<typeof tokens.radius> = {
  xs: 'Bars in charts, the focus ring of links',
  sm: 'Badges, chips, bars over time',
  md: 'Buttons and fields',
  lg: 'Cards, panels, menus',
  xl: 'The sheet, dialogs',
  pill: 'Tracks, discs, and what has no corners',
};

export const borderWidthRoles: Roles<typeof tokens.borderWidth> = {
  hairline: 'Rules and edges',
  control: 'Edges of fields',
  focus: 'The focus ring',
};

export const spaceRoles: Roles<typeof tokens.space> = {
  '0': 'None',
  '0.5': 'Between a title and its line below',
  '1': 'Between an icon and its text',
  '1.5': 'Between a label and its field',
  '2': 'Between buttons, badges, chips',
  '3': 'Inside fields and small panels; between tools',
  '4': 'Between fields, cards, and the parts of a card',
  '5': 'Inside cards and panels',
  '6': 'Between the sections of a page; inside dialogs',
  '8': 'Beside the content of a page on a desktop',
  '10': 'Around an empty state',
  '12': 'Around what stands alone on a page',
  '16': 'Above and below a sign-in form',
  '20': 'Between the parts of a page without a sheet',
};

export const sizeRoles: Roles<typeof tokens.size> = {
  control: {
    sm: 'Small buttons and icon buttons; 44 px by touch',
    md: 'Buttons and fields; 44 px by touch',
    lg: 'Buttons and fields of the sign-in screens; 44 px by touch',
    touch: 'The least that is touched comfortably',
  },
  row: { sm: 'Rows of one small line', md: 'Rows of one line', lg: 'Rows of two lines, with an avatar' },
  bar: { sm: 'Bars in tables', md: 'Bars in cards', lg: 'Bars in dialogs' },
  icon: { sm: 'Icons beside small text', md: 'Icons in buttons and fields', lg: 'Icons of empty states' },
  sidebar: 'Width of the sidebar',
  topbar: 'Height of the top bar, below 1024 px',
  sheetInset: 'Between the sheet and the edge of the window',
  content: {
    form: 'A form that stands alone',
    dialogSm: 'Questions',
    dialog: 'Forms in dialogs',
    dialogLg: 'Lists in dialogs',
    page: 'The widest content of a page',
  },
};

export const durationRoles: Roles<typeof tokens.duration> = {
  instant: 'What must not be late: the theme, the focus',
  fast: 'Colors under the pointer',
  base: 'Menus and tooltips, which fade in and move by 4 px',
  slow: 'Dialogs, and bars that grow from their last value',
  tooltipDelay: 'Until a tooltip opens under the pointer; by keyboard it opens at once',
  toast: 'Until a toast leaves; paused while it is hovered or focused',
};

export const easingRoles: Roles<typeof tokens.easing> = {
  out: 'What appears or reacts: quick at first, then at rest',
  inOut: 'What moves from one place to another',
};

export const zRoles: Roles<typeof tokens.z> = {
  base: 'The page',
  sticky: 'Headers that stay while their rows scroll',
  sidebar: 'Sidebar and top bar',
  popover: 'Floating parts of the page',
  scrim: 'What dims the page',
  dialog: 'Dialogs',
  dialogPopover: 'Menus, lists, and calendars, also inside dialogs',
  toast: 'Toasts',
  tooltip: 'Tooltips, above everything',
};

export const breakpointRoles: Roles<typeof tokens.breakpoint> = {
  sm: 'From here tablets, below it phones: one column, blocks instead of table rows, larger controls',
  md: 'From here a sidebar, of icons alone; below it a top bar with a menu',
  lg: 'From here the whole sidebar, and room for all words of a toolbar',
};
