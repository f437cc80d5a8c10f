import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible';
import { recordAnnouncements } from '../testing/record-announcements';
import { Form } from './Form';
import { FormCombobox } from './FormCombobox';
import { FormDateField } from './FormDateField';
import { FormMonthPicker } from './FormMonthPicker';
import { FormNumberField } from './FormNumberField';
import { FormPasswordField } from './FormPasswordField';
import { FormPercentField } from './FormPercentField';
import { FormSelect } from './FormSelect';
import { FormTextArea } from './FormTextArea';
import { FormTextField } from './FormTextField';

type Values = {
  lead: { name: string } | null;
  description: string;
  password: string;
  skills: string;
  teamSize: number | null;
  allocation: number | null;
  seniority: string;
  startDate: string;
  review: string;
};

const required = (field: string) => ({ message: `${field} is required`, type: 'required' });

interface ExampleProps extends Partial<Values> {
  onSubmit: (values: Values) => void;
  early?: string;
}

function Example({ onSubmit, early, ...initial }: ExampleProps) {
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: {
      lead: null,
      description: '',
      password: '',
      skills: '',
      teamSize: null,
      allocation: 50,
      seniority: '',
      startDate: '',
      review: '2026-09',
      ...initial,
    },
    resolver: (values) => {
      const errors = Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) =>
          value === '' || value === null ? [[name, required(name)]] : [],
        ),
      );
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const [query, setQuery] = useState('');
  return (
    <Form control={control} onSubmit={handleSubmit(onSubmit)}>
      <FormCombobox
        control={control}
        name="lead"
        label="Lead"
        query={query}
        onQueryChange={setQuery}
        items={[{ name: 'Ana' }, { name: 'Ilya' }]}
        itemKey={({ name }) => name}
        itemLabel={({ name }) => name}
        renderItem={({ name }) => name}
        status="idle"
        emptyText="No matches"
      />
      <FormTextArea control={control} name="description" label="Description" />
      <FormPasswordField control={control} name="password" label="Password" />
      <FormTextField control={control} name="skills" label="Skills" />
      <FormNumberField control={control} name="teamSize" label="Team Size" min={1} max={99} />
      <FormPercentField control={control} name="allocation" label="Allocation" />
      <FormSelect
        control={control}
        name="seniority"
        label="Seniority"
        options={[{ value: 'mid', label: 'Mid' }]}
      />
      <FormDateField control={control} name="startDate" label="Start Date" error={early} />
      <FormMonthPicker control={control} name="review" label="Review month" />
      <button>Save</button>
    </Form>
  );
}

describe('form-bound fields', () => {
  it('submit the selected and typed values', async () => {
    const onSubmit = vi.fn();
    const user = userEvent.setup({ delay: null });
    render(<Example onSubmit={onSubmit} />);
    await user.click(screen.getByRole('combobox', { name: 'Lead' }));
    await user.keyboard('{ArrowDown}{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Text');
    await user.type(screen.getByLabelText('Password'), 'secret-1');
    await user.type(screen.getByRole('textbox', { name: 'Skills' }), 'Go, Rust');
    await user.type(screen.getByRole('spinbutton', { name: 'Team Size' }), '4');
    await user.type(screen.getByRole('spinbutton', { name: 'Allocation' }), '{ArrowUp}');
    await user.click(screen.getByRole('combobox', { name: 'Seniority' }));
    await user.click(await screen.findByRole('option', { name: 'Mid' }));
    await user.type(screen.getByRole('textbox', { name: 'Start Date' }), 'Apr 6, 2026');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      lead: { name: 'Ilya' },
      description: 'Text',
      password: 'secret-1',
      skills: 'Go, Rust',
      teamSize: 4,
      allocation: 55,
      seniority: 'mid',
      startDate: '2026-04-06',
      review: '2026-10',
    });
  });

  it('show their errors on submit, focus the first invalid field, and clear errors once fixed', async () => {
    const onSubmit = vi.fn();
    const user = userEvent.setup({ delay: null });
    render(<Example onSubmit={onSubmit} />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('startDate is required');
    for (const name of ['lead', 'description', 'password', 'skills', 'teamSize', 'seniority']) {
      expect(screen.getByText(`${name} is required`)).toBeVisible();
    }
    expect(screen.queryByText('allocation is required')).not.toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('combobox', { name: 'Lead' })).toHaveFocus();
    await expectAccessible();
    await user.keyboard('{Escape}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByText('lead is required')).not.toBeInTheDocument());
  });

  it('show an error of the caller instead of their own', async () => {
    const user = userEvent.setup({ delay: null });
    const { rerender } = render(<Example onSubmit={() => {}} early="Too early" />);
    expect(screen.getByRole('textbox', { name: 'Start Date' })).toHaveAccessibleDescription('Too early');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('description is required');
    expect(screen.queryByText('startDate is required')).not.toBeInTheDocument();
    rerender(<Example onSubmit={() => {}} />);
    expect(screen.getByText('startDate is required')).toBeVisible();
  });

  it('announce the error of the field that has the focus already, each time the form is submitted', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Example onSubmit={() => {}} lead={{ name: 'Ana' }} description="Text" password="secret-1" />);
    const announced = recordAnnouncements();
    await user.type(screen.getByRole('textbox', { name: 'Skills' }), '{Enter}');
    await waitFor(() => expect(announced).toEqual(['skills is required']));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(announced).toEqual(['skills is required', 'skills is required']));
    await user.keyboard('Go');
    await waitFor(() => expect(screen.queryByText('skills is required')).not.toBeInTheDocument());
  });

  it('announce nothing when the focus moves to an invalid field, whose error is its description', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Example onSubmit={() => {}} />);
    const announced = recordAnnouncements();
    await user.type(screen.getByRole('textbox', { name: 'Skills' }), '{Enter}');
    const lead = screen.getByRole('combobox', { name: 'Lead' });
    await waitFor(() => expect(lead).toHaveAccessibleDescription('lead is required'));
    expect(lead).toHaveFocus();
    expect(announced).toEqual([]);
  });
});
