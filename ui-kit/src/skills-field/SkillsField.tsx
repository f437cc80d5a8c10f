import { ChipList } from '../chip';
import { TextArea, type TextAreaOwnProps } from '../text-area';
import { Group } from './SkillsField.styles';

export type SkillsFieldProps = Omit<TextAreaOwnProps, 'onChange' | 'label'> & {
  label: string;
  /** The text as typed: parts between commas. */
  value: string;
  onChange: (text: string) => void;
  /** How the text becomes a list; the caller's rule, so that the chips show what will be saved. */
  parse: (text: string) => string[];
};

/** Comma-separated words, shown as the list that they make while they are typed. */
export function SkillsField({
  label,
  value,
  onChange,
  parse,
  hint = 'Separate skills with commas',
  rows = 2,
  className,
  style,
  ...area
}: SkillsFieldProps) {
  const items = parse(value).map((skill) => ({ label: skill }));
  return (
    <Group className={className} style={style}>
      <TextArea
        label={label}
        hint={hint}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...area}
      />
      {items.length > 0 && <ChipList label={`${label}, as a list`} items={items} />}
    </Group>
  );
}
