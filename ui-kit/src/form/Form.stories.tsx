import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm, type ResolverResult } from 'react-hook-form';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onAPhone } from '../../.storybook/viewports';
import { Button } from '../button';
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
  return (
    <Form control={control} style={{ maxWidth: 480 }} onSubmit={handleSubmit((values) => onSave(values))}>
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
      </Stack>
    </Form>
  );
}

const meta = {
  title: 'Fields/In a form',
  component: Example,
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

export const RightToLeft: Story = { ...AllFields, globals: { direction: 'rtl' } };
export const OnAPhone: Story = { ...AllFields, globals: onAPhone };
