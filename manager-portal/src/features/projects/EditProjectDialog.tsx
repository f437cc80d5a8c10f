import { PROJECT_STATUSES } from '@erm/contracts/project-statuses';
import { editProjectForm, type Project } from '@erm/contracts/projects';
import { capitalize } from '@erm/ui-kit/core';
import { StatusGlyph } from '@erm/ui-kit/data';
import { FormNumberField, FormSelect } from '@erm/ui-kit/form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ConflictNote } from '../../shared/ConflictNote';
import { FormDialog } from '../../shared/FormDialog';
import { putIssues } from '../../shared/put-issues';
import { useVersioned } from '../../shared/use-versioned';
import { useUpdateProject } from './project-mutations';

type Values = z.input<typeof editProjectForm>;

const statuses = PROJECT_STATUSES.map((value) => ({
  value,
  label: capitalize(value),
  glyph: <StatusGlyph kind="project" status={value} named={false} />,
}));

/** Status and team size of a project, any of them in any order. */
export function EditProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const update = useUpdateProject(project._id);
  const { version, isStale, noticeConflict } = useVersioned(project.version);
  const form = useForm<Values>({
    resolver: zodResolver(editProjectForm),
    defaultValues: {
      // A status that this version does not know has to be chosen anew.
      ...(project.status !== 'other' && { status: project.status }),
      teamSize: project.teamSize,
    },
  });
  const { control } = form;
  const submit = form.handleSubmit((values) =>
    update.mutate(
      { ...values, version },
      {
        onSuccess: onClose,
        onError: (error) => {
          putIssues(error, form);
          noticeConflict(error);
        },
      },
    ),
  );

  return (
    <FormDialog
      title="Edit Project"
      description={project.name}
      submitLabel="Save Changes"
      busy={update.isPending}
      dirty={form.formState.isDirty}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FormSelect control={control} name="status" label="Status" options={statuses} />
      <FormNumberField
        control={control}
        name="teamSize"
        label="Team Size"
        min={1}
        max={1000}
        hint={`${project.currentTeamSize} assigned so far`}
      />
      {isStale && <ConflictNote thing="project" />}
    </FormDialog>
  );
}
