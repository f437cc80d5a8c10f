import { FieldFrame, type FieldTexts, useValue, type ValueBinding, VisuallyHidden } from '@erm/ui-kit/core';
import { FloatingNode, useMergeRefs } from '@floating-ui/react';
import { useId, type ComponentPropsWithRef, type Ref } from 'react';
import { comboboxRole } from '../listbox/combobox-role';
import { Listbox } from '../listbox/Listbox';
import { useListboxPopup } from '../listbox/use-listbox-popup';
import { Area } from '../text-area/TextArea.styles';
import { Input } from '../text-field/TextField.styles';
import { useSuggestions } from './use-suggestions';

export type SuggestFieldProps = ValueBinding<string> &
  FieldTexts &
  Pick<ComponentPropsWithRef<'div'>, 'className' | 'style'> & {
    /** Returns suggestions for a text, best first. Any other text can be typed, too. */
    suggest: (text: string) => readonly string[];
    /** The text after a suggestion was chosen. By default, the suggestion. */
    complete?: (text: string, chosen: string) => string;
    /** Makes it a text area of so many rows. */
    rows?: number;
    name?: string;
    autoComplete?: string;
    onFocus?: () => void;
    onBlur?: () => void;
    ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  };

/**
 * A text field that suggests what exists. The list opens as one types, or by Arrow Down; Enter takes the suggestion that
 * the arrow keys have reached.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { suggest, complete = (_text, chosen) => chosen, rows, name, autoComplete = 'off' } = props;
  const { label, hint, error, optional, labelHidden, className, style, onFocus, onBlur, ref } = props;
  const [value, change] = useValue<string>(props, '');
  const id = useId();
  const list = useSuggestions({ value, change, suggest, complete, isArea: rows !== undefined });
  const popup = useListboxPopup(list.isOpen, list.close);
  const fieldRef = useMergeRefs([popup.refs.setReference, ref]);
  const { role, ...pointers } = comboboxRole(id, list.isOpen, list.active);
  const field = {
    ref: fieldRef,
    name,
    autoComplete,
    value,
    'aria-autocomplete': 'list' as const,
    ...pointers,
    onFocus,
  };
  const handlers = popup.getReferenceProps({
    onKeyDown: list.onKeyDown,
    onBlur() {
      list.close();
      onBlur?.();
    },
  });
  return (
    <FloatingNode id={popup.nodeId}>
      <FieldFrame
        label={label}
        hint={hint}
        error={error}
        optional={optional}
        labelHidden={labelHidden}
        className={className}
        style={style}
        controlId={id}
      >
        {(control) =>
          rows === undefined ? (
            <Input
              $size="md"
              role={role}
              {...control}
              {...field}
              {...handlers}
              onChange={(event) => list.type(event.target.value)}
            />
          ) : (
            <Area
              {...control}
              {...field}
              {...handlers}
              // A text area cannot be a combobox, and a text box has no such state.
              aria-expanded={undefined}
              aria-haspopup="listbox"
              rows={rows}
              onChange={(event) => list.type(event.target.value)}
            />
          )
        }
      </FieldFrame>
      <VisuallyHidden aria-live="polite">
        {list.isOpen ? countText(list.suggestions.length) : ''}
      </VisuallyHidden>
      {list.isOpen && (
        <Listbox
          id={id}
          popup={popup}
          rows={list.suggestions.map((text) => ({ key: text, selected: false, text }))}
          active={list.active}
          onActivate={list.activate}
          onChoose={list.choose}
        />
      )}
    </FloatingNode>
  );
}

const countText = (count: number) =>
  count === 1 ? '1 suggestion. Arrow Down leads to it.' : `${count} suggestions. Arrow Down leads to them.`;
