import { ChipList } from '../chip';
import { useValue, type ValueBinding } from '../field-frame/use-value';
import { TextArea, type TextAreaOwnProps } from '../text-area';
import { Group } from './SkillsField.styles';

type SkillsFieldOwnProps = Omit<TextAreaOwnProps, 'onChange' | 'label'> & {
  label: string;
  /**
   * How the text becomes a list, so that the chips show what will be saved. Default: split at commas, without the spaces
   * around, empties and repeats.
   */
  parse?: (text: string) => string[];
};

/** The value is the text as typed, commas included, and `onChange` is told of each keystroke; `parse` makes the list. */
export type SkillsFieldProps = SkillsFieldOwnProps & ValueBinding<string>;

const split = (text: string) => [...new Set(text.split(',').flatMap((part) => part.trim() || []))];

/** Comma-separated words, shown as the list that they make while they are typed. */
export function SkillsField(props: SkillsFieldProps) {
  const { label, value, defaultValue, onChange, parse = split, ...field } = props;
  const { hint = 'Separate skills with commas', rows = 2, className, style, ...area } = field;
  const [current, change] = useValue(props, '');
  const items = parse(current).map((skill) => ({ label: skill }));
  return (
    <Group className={className} style={style}>
      <TextArea
        label={label}
        hint={hint}
        rows={rows}
        value={current}
        onChange={(event) => change(event.target.value)}
        {...area}
      />
      {items.length > 0 && <ChipList label={`${label}, as a list`} items={items} />}
    </Group>
  );
}
