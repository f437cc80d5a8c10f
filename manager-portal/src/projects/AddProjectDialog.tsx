import { isInOrder, START_AFTER_END } from '@erm/contracts/date-order';
import { DEFAULT_TEAM_SIZE } from '@erm/contracts/defaults';
import { createProjectBody } from '@erm/contracts/project-edits';
import { FormDialog, FormSkillsField, parseDay, useSchemaForm } from '@erm/portal-kit';
import { FormDateField, FormNumberField, FormTextArea, FormTextField } from '@erm/ui-kit/form';
import { Grid } from '@erm/ui-kit/layout';
import { useWatch } from 'react-hook-form';
import { useCreateProject } from './project-mutations';

/** New projects are in planning, so there is no status field. */
export function AddProjectDialog({ onClose }: { onClose: () => void }) {
  const save = useCreateProject();
  const form = useSchemaForm(createProjectBody, {
    name: '',
    description: '',
    startDate: '',
    endDate: '',
    teamSize: DEFAULT_TEAM_SIZE,
    requiredSkills: '',
    currentTeamSize: 0,
  });
  const { control } = form;
  const [startDate, endDate] = useWatch({ control, name: ['startDate', 'endDate'] });
  const isOutOfOrder = !isInOrder({ startDate: parseDay(startDate), endDate: parseDay(endDate) });

  return (
    <FormDialog
      title="Add Project"
      submitLabel="Add Project"
      form={form}
      save={save}
      toBody={(body) => body}
      blocked={isOutOfOrder}
      onClose={onClose}
    >
      <FormTextField control={control} name="name" label="Name" autoComplete="off" />
      <FormTextArea control={control} name="description" label="Description" rows={3} />
      <Grid min={220}>
        <FormDateField
          control={control}
          name="startDate"
          label="Start Date"
          error={isOutOfOrder ? START_AFTER_END : undefined}
        />
        <FormDateField control={control} name="endDate" label="End Date" />
        <FormNumberField control={control} name="teamSize" label="Team Size" min={1} max={1000} />
        <FormSkillsField control={control} name="requiredSkills" label="Required Skills" />
      </Grid>
    </FormDialog>
  );
}
