import { Select } from '@erm/ui-kit/fields';
import { phoneQuery, useMedia, wideQuery } from '@erm/ui-kit/styles';
import styled from 'styled-components';

/** Wide enough for all tools with their labels in one line. */
const ROOMY = '(min-width: 1400px)';

const InToolbar = styled(Select)`
  inline-size: auto;
`;

const InCorner = styled(InToolbar)`
  margin-inline-start: auto;

  button {
    min-block-size: 0;
    block-size: 28px;
    font: var(--type-caption);
  }
`;

interface ToolSelectProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; note?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** For values that speak for themselves. */
  labelHidden?: boolean;
  /** For the corner of a time axis. */
  small?: boolean;
}

/**
 * A view option: in the toolbar with its label inside the control if there is room; in a sheet with a regular label on
 * phones.
 */
export function ToolSelect<Value extends string>(props: ToolSelectProps<Value>) {
  const { label, options, value, onChange, labelHidden = false, small = false } = props;
  const isRoomy = useMedia(ROOMY);
  const isPhone = useMedia(phoneQuery);
  const field = {
    label,
    options: [...options],
    value,
    onChange: (next: string) => {
      const chosen = options.find((option) => option.value === next);
      if (chosen) onChange(chosen.value);
    },
  };
  if (isPhone) return <Select {...field} />;
  const isHidden = labelHidden || !isRoomy;
  if (small) return <InCorner {...field} labelHidden />;
  return <InToolbar {...field} labelHidden={isHidden} labelInside={!isHidden} />;
}

/** The choice of a zoom: in wide windows for the corner of the time axis, otherwise for the toolbar. */
export function ZoomSelect<Zoom extends string>(
  props: Pick<ToolSelectProps<Zoom>, 'options' | 'value' | 'onChange'>,
) {
  const isWide = useMedia(wideQuery);
  return <ToolSelect label="Zoom" labelHidden small={isWide} {...props} />;
}
