import { splitList } from '@erm/contracts/split-list';
import { parseSkills } from '@erm/contracts/skills';
import { Stack } from '@erm/ui-kit/core';
import { ChipList } from '@erm/ui-kit/data';
import { FormSuggestField } from '@erm/ui-kit/form';
import { matchingTerms, useTerms } from './use-terms';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

interface FormSkillsFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
}

/** The last item of the list, which is being typed. */
const lastOf = (text: string) => splitList(text).at(-1) ?? '';

/** A field for comma-separated skills, which suggests those that exist. The value is the raw text; chips show the list that will be saved. */
export function FormSkillsField<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
}: FormSkillsFieldProps<Values, Output>) {
  const typed: unknown = useWatch({ control, name });
  const { skills: known, onFocus } = useTerms();
  const skills = parseSkills(typeof typed === 'string' ? typed : '');
  return (
    <Stack gap={2}>
      <FormSuggestField
        control={control}
        name={name}
        label={label}
        hint="Separate skills with commas"
        rows={2}
        suggest={(text) => {
          const typed = lastOf(text).trim();
          const others = new Set(parseSkills(text));
          return typed === ''
            ? []
            : matchingTerms(
                known.filter((skill) => !others.has(skill)),
                typed,
              );
        }}
        complete={(text, chosen) => {
          const others = text.slice(0, text.length - lastOf(text).length).trimEnd();
          return `${others}${others && ' '}${chosen}, `;
        }}
        onFocus={onFocus}
        optional
      />
      {skills.length > 0 && (
        <ChipList label={`${label}, as a list`} items={skills.map((skill) => ({ label: skill }))} />
      )}
    </Stack>
  );
}
