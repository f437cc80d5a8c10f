import { FormSuggestField } from '@erm/ui-kit/form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { matchingTerms, useTerms } from './use-terms';

interface FormDepartmentFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
}

/** A department field that suggests the departments of the roster. */
export function FormDepartmentField<Values extends FieldValues, Output = Values>(
  props: FormDepartmentFieldProps<Values, Output>,
) {
  const { departments, onFocus } = useTerms();
  return (
    <FormSuggestField
      {...props}
      label="Department"
      suggest={(text) => matchingTerms(departments, text)}
      onFocus={onFocus}
    />
  );
}
