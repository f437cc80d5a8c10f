export { BrandMark, type BrandMarkProps } from './brand-mark';
export { guardBrowser } from './browser-guards';
export { Button, type ButtonProps } from './button';
export { capitalize } from './format/capitalize';
export { useClock } from './clock';
export { Cluster, type ClusterProps } from './cluster';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { ErrorState, type ErrorStateProps } from './error-state';
export { Facts, type Fact, type FactsProps } from './facts';
export { FieldFrame, type FieldFrameProps, type FieldControl, type FieldTexts } from './field-frame';
export { IconButton, type IconButtonProps } from './icon-button';
export { ActionLink, Link, type LinkProps } from './link';
export {
  createLoadable,
  useLoadable,
  useLoadedLater,
  useLoadLater,
  type Loadable,
  type LoadState,
} from './loadable';
export { openOverlay } from './floating/open-overlay';
export { LoadingText } from './loading-text';
export { Note, type NoteProps } from './note';
export { PasswordField, type PasswordFieldProps } from './password-field';
export { RadioCards, type RadioCardsProps, type RadioOption } from './radio-cards';
export { SegmentedControl, type SegmentedControlProps, type SegmentOption } from './segmented-control';
export { SkipLink, type SkipLinkProps } from './skip-link';
export { Spinner, type SpinnerProps } from './spinner';
export { Stack, type StackProps } from './stack';
export { TextField, type TextFieldProps } from './text-field';
export { VisuallyHidden } from './visually-hidden';
