import { parseSkills } from '@erm/contracts/skills';
import { Stack } from '@erm/ui-kit/core';
import { ChipList } from '@erm/ui-kit/data';
import { FormTextArea } from '@erm/ui-kit/form';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

interface FormSkillsFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
}

/** A field for comma-separated skills. The value is the raw text; chips show the list that will be saved. */
export function FormSkillsField<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
}: FormSkillsFieldProps<Values, Output>) {
  const typed: unknown = useWatch({ control, name });
  const skills = parseSkills(typeof typed === 'string' ? typed : '');
  return (
    <Stack gap={2}>
      <FormTextArea
        control={control}
        name={name}
        label={label}
        hint="Separate skills with commas"
        rows={2}
        optional
      />
      {skills.length > 0 && (
        <ChipList label={`${label}, as a list`} items={skills.map((skill) => ({ label: skill }))} />
      )}
    </Stack>
  );
}
