import { phoneQuery } from '@erm/ui-kit/styles';
import { ToolButton, type ToolButtonProps } from './ToolButton';

/** An action in the header of a dialog. */
export function HeadAction(props: ToolButtonProps) {
  return <ToolButton {...props} size="sm" variant="ghost" iconAt={phoneQuery} />;
}
