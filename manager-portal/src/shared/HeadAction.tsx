import { phoneQuery } from '@erm/ui-kit/styles';
import { ToolButton, type ToolButtonProps } from './ToolButton';

/** What can be done with what a dialog shows, in its head. */
export function HeadAction(props: ToolButtonProps) {
  return <ToolButton {...props} size="sm" variant="ghost" iconAt={phoneQuery} />;
}
