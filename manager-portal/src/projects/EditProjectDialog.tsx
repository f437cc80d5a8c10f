import { PROJECT_STATUSES } from '@erm/contracts/project-statuses';
import type { Project } from '@erm/contracts/projects';
import { editProjectForm } from '@erm/contracts/project-edits';
import { FormDialog, StatusGlyph, useSchemaForm, useEdited } from '@erm/portal-kit';
import { capitalize } from '@erm/ui-kit/core';
import { FormNumberField, FormSelect } from '@erm/ui-kit/form';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { EndAssignments } from './EndAssignments';
import { useUpdateProject } from './project-mutations';
import { teamText } from './team-text';
import { useEndOperations } from './use-end-operations';

const statuses = PROJECT_STATUSES.map((value) => ({
  value,
  label: capitalize(value),
  glyph: <StatusGlyph kind="project" status={value} named={false} />,
}));

/** Edits status and team size. Every status change is allowed. */
export function EditProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const form = useSchemaForm(editProjectForm, {
    // A status unknown to this version has to be chosen again.
    ...(project.status !== 'other' && { status: project.status }),
    teamSize: project.teamSize,
  });
  const { control } = form;
  const isCompleted = useWatch({ control, name: 'status' }) === 'completed';
  const [endsToday, setEndsToday] = useState(false);
  const ending = useEndOperations(project._id, isCompleted);
  const ends = isCompleted && endsToday && !ending.isTooMuch;
  const save = useUpdateProject(project, ends ? ending.operations : []);
  const { version, othersNote } = useEdited(project, save.error);

  return (
    <FormDialog
      title="Edit Project"
      description={project.name}
      edits={project._id}
      submitLabel="Save Changes"
      form={form}
      save={save}
      toBody={(values) => ({ ...values, version })}
      onClose={onClose}
    >
      {othersNote}
      <FormSelect control={control} name="status" label="Status" options={statuses} />
      {isCompleted && <EndAssignments ending={ending} value={endsToday} onChange={setEndsToday} />}
      <FormNumberField
        control={control}
        name="teamSize"
        label="Team Size"
        min={1}
        max={1000}
        hint={teamText(project)}
      />
    </FormDialog>
  );
}
