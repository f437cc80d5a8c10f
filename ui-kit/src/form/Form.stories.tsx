import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm, type ResolverResult } from 'react-hook-form';
import { expect, waitFor } from 'storybook/test';
import { onAPhone } from '../../.storybook/viewports';
import { Button } from '../button';
import { Stack } from '../stack';
import { FormDateField } from './FormDateField';
import { FormNumberField } from './FormNumberField';
import { FormPercentField } from './FormPercentField';
import { FormSelect } from './FormSelect';
import { FormSkillsField } from './FormSkillsField';
import { FormTextArea } from './FormTextArea';

type Values = {
  description: string;
  skills: string;
  teamSize: number | null;
  allocation: number | null;
  status: string;
  startDate: string;
};

const parse = (text: string) => text.split(',').flatMap((part) => part.trim() || []);

const resolver = (values: Values): ResolverResult<Values> => {
  if (values.description !== '') return { values, errors: {} };
  return { values: {}, errors: { description: { type: 'required', message: 'Description is required' } } };
};

function Example() {
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: {
      description: '',
      skills: 'Python, Kafka',
      teamSize: 4,
      allocation: 50,
      status: 'planning',
      startDate: '2026-06-01',
    },
    resolver,
  });
  return (
    <form noValidate style={{ maxWidth: 480 }} onSubmit={(event) => void handleSubmit(() => {})(event)}>
      <Stack gap={4}>
        <FormTextArea control={control} name="description" label="Description" />
        <FormSkillsField control={control} name="skills" label="Required Skills" parse={parse} />
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
        <Button type="submit" variant="primary">
          Save Changes
        </Button>
      </Stack>
    </form>
  );
}

const meta = { title: 'Fields/In a form', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllFields: Story = {};

/** Errors are said when it is sent, and the first field with one has the focus. */
export const SaysWhatIsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Description is required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveFocus();
    await userEvent.keyboard('Text');
    await waitFor(() => expect(canvas.queryByText('Description is required')).not.toBeInTheDocument());
  },
};

export const OnAPhone: Story = { ...AllFields, globals: onAPhone };
