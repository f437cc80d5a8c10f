import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm, type ResolverResult } from 'react-hook-form';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../.storybook/docs/guide';
import { onAPhone } from '../../.storybook/viewports';
import { Button } from '../button';
import { Note } from '../note';
import { Stack } from '../stack';
import { Form } from './Form';
import { FormCombobox } from './FormCombobox';
import { FormDateField } from './FormDateField';
import { FormMonthPicker } from './FormMonthPicker';
import { FormNumberField } from './FormNumberField';
import { FormPasswordField } from './FormPasswordField';
import { FormPercentField } from './FormPercentField';
import { FormSelect } from './FormSelect';
import { FormSuggestField } from './FormSuggestField';
import { FormTextField } from './FormTextField';
import { FormTextArea } from './FormTextArea';

const people = ['Ana Sousa', 'Ilya Aronov'];

type Values = {
  lead: string | null;
  description: string;
  password: string;
  skills: string;
  department: string;
  teamSize: number | null;
  allocation: number | null;
  status: string;
  startDate: string;
  review: string;
};

const resolver = (values: Values): ResolverResult<Values> => {
  if (values.description !== '') return { values, errors: {} };
  return { values: {}, errors: { description: { type: 'required', message: 'Description is required' } } };
};

function Example({ onSave }: { onSave: (values: Values) => void }) {
  const [query, setQuery] = useState('');
  const [saved, setSaved] = useState<Values>();
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: {
      lead: null,
      description: '',
      password: '',
      skills: 'Python, Kafka',
      department: '',
      teamSize: 4,
      allocation: 50,
      status: 'planning',
      startDate: '2026-06-01',
      review: '2026-09',
    },
    resolver,
  });
  const save = handleSubmit((values) => {
    onSave(values);
    setSaved(values);
  });
  return (
    <Form control={control} style={{ maxWidth: 480 }} onSubmit={save}>
      <Stack gap={4}>
        <FormCombobox
          control={control}
          name="lead"
          label="Lead"
          optional
          query={query}
          onQueryChange={setQuery}
          items={people.filter((name) => name.toLowerCase().includes(query.toLowerCase()))}
          itemKey={String}
          itemLabel={String}
          renderItem={String}
          status="idle"
          emptyText="No matches"
        />
        <FormTextArea control={control} name="description" label="Description" />
        <FormPasswordField control={control} name="password" label="Password" />
        <FormTextField control={control} name="skills" label="Required Skills" />
        <FormSuggestField
          control={control}
          name="department"
          label="Department"
          suggest={() => ['Platform', 'Web']}
        />
        <FormNumberField control={control} name="teamSize" label="Team Size" min={1} max={99} />
        <FormPercentField control={control} name="allocation" label="Allocation" min={0} max={100} />
        <FormSelect
          control={control}
          name="status"
          label="Status"
          options={['Planning', 'Active', 'Completed'].map((label) => ({
            value: label.toLowerCase(),
            label,
          }))}
        />
        <FormDateField control={control} name="startDate" label="Start Date" />
        <FormMonthPicker control={control} name="review" label="Review month" />
        <Button type="submit" variant="primary">
          Save Changes
        </Button>
        {saved && (
          <Note tone="green" live title="Changes saved">
            {saved.description}
          </Note>
        )}
      </Stack>
    </Form>
  );
}

const guide: Guide = {
  when: 'Use it around all fields that are saved together. Its fields are those of the kit, bound by name.',
  instead: [['Core/SegmentedControl', 'if the change takes effect at once.']],
  rules: [
    {
      do: 'Check everything on submitting, then each field as it is corrected.',
      dont: 'Complain about an email address while it is typed.',
    },
    {
      do: 'One column of fields in the order they are thought of.',
      dont: 'Two columns, which are read in two ways.',
    },
    { do: 'Keep what was typed when saving fails.', dont: 'Reset the form on an error.' },
  ],
  keys: [['Enter', 'In a field of one line: submits.']],
  screenReader:
    'After a failed check, the focus moves to the first field with an error, which is read with it.',
};

/** The fields of the kit, bound by name to react-hook-form, in a `Form` whose errors reach screen readers. */
const meta = {
  title: 'Fields/In a form',
  component: Example,
  parameters: { guide },
  args: { onSave: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllFields: Story = {};

/** Submitting shows the errors and focuses the first invalid field. */
export const ShowsErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Description is required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveFocus();
    await userEvent.keyboard('Text');
    await waitFor(() => expect(canvas.queryByText('Description is required')).not.toBeInTheDocument());
  },
};

/** The form submits the selected and typed values. */
export const SubmitsValues: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Lead (optional)' }), 'ily{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Text');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret-1');
    const skills = canvas.getByRole('textbox', { name: 'Required Skills' });
    await userEvent.clear(skills);
    await userEvent.type(skills, 'Go, Rust');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Active' }));
    const start = canvas.getByRole('textbox', { name: 'Start Date' });
    await userEvent.clear(start);
    await userEvent.type(start, 'Apr 6, 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        lead: 'Ilya Aronov',
        description: 'Text',
        password: 'secret-1',
        skills: 'Go, Rust',
        department: '',
        teamSize: 4,
        allocation: 50,
        status: 'active',
        startDate: '2026-04-06',
        review: '2026-10',
      }),
    );
  },
};

export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  ...AllFields,
  globals: { direction: 'rtl' },
};

export const OnAPhone: Story = { ...AllFields, globals: onAPhone };
