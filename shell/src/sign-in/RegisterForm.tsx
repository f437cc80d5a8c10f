import { zodResolver } from '@hookform/resolvers/zod';
import { register as registerEndpoint, registerBody } from '@erm/contracts/auth';
import { MIN_PASSWORD_LENGTH } from '@erm/contracts/credentials';
import { PasswordField, RadioCards, Stack, TextField } from '@erm/ui-kit/core';
import { Form, FormSelect } from '@erm/ui-kit/form';
import { useForm } from 'react-hook-form';
import { registrationTexts, seniorityOptions } from './registration';
import { SlideIn } from './SignInFrame.styles';
import { SubmitButton } from './SubmitButton';
import { useSignIn } from './use-sign-in';

const manager = { value: 'manager', label: 'Manager', description: 'Plans projects' };
// Still selectable, because a page may be older than the setting. The server decides and explains.
const invitedManager = { ...manager, description: 'By invitation only' };
const engineer = { value: 'engineer', label: 'Engineer', description: 'Sees own workload' };

export function RegisterForm({ managersInvited }: { managersInvited: boolean }) {
  const signUp = useSignIn(registerEndpoint.path, registrationTexts);
  const { register, control, watch, handleSubmit, formState } = useForm({
    resolver: zodResolver(registerBody),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting, submitCount } = formState;
  const send = handleSubmit(({ seniority, ...body }) =>
    signUp(body.role === 'engineer' && seniority ? { ...body, seniority } : body),
  );
  return (
    <Form control={control} onSubmit={send}>
      <Stack gap={4}>
        <TextField
          label="Full Name"
          autoComplete="name"
          controlSize="lg"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Email"
          type="email"
          placeholder="e.g. name@company.com"
          autoComplete="username"
          controlSize="lg"
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
          autoComplete="new-password"
          controlSize="lg"
          error={errors.password?.message}
          {...register('password')}
        />
        <RadioCards
          label="Role"
          options={[managersInvited ? invitedManager : manager, engineer]}
          error={errors.role?.message}
          {...register('role')}
        />
        {watch('role') === 'engineer' && (
          <SlideIn>
            <FormSelect
              control={control}
              name="seniority"
              label="Seniority Level"
              placeholder="Select a level"
              options={seniorityOptions}
            />
          </SlideIn>
        )}
        <SubmitButton isSubmitting={isSubmitting} submitCount={submitCount}>
          Create account
        </SubmitButton>
      </Stack>
    </Form>
  );
}
