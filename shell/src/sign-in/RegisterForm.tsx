import { zodResolver } from '@hookform/resolvers/zod';
import { register as registerEndpoint, registerBody } from '@erm/contracts/auth';
import { MIN_PASSWORD_LENGTH, SENIORITIES } from '@erm/contracts/users';
import { Button, PasswordField, RadioCards, Stack, TextField, capitalize } from '@erm/ui-kit/core';
import { FormSelect } from '@erm/ui-kit/form';
import { useForm } from 'react-hook-form';
import { SlideIn } from './SignInFrame.styles';
import { useRestoreFocus } from './use-restore-focus';
import { useSignIn } from './use-sign-in';

const texts = {
  success: {
    title: 'Registration successful',
    description: 'Welcome to the Engineering Resource Management System!',
  },
  failure: { title: 'Registration failed', fallback: 'Something went wrong' },
};

const manager = { value: 'manager', label: 'Manager', description: 'Plans projects' };
// Still selectable, because the first manager may register without an invitation. The server decides.
const invitedManager = { ...manager, description: 'By invitation only' };
const engineer = { value: 'engineer', label: 'Engineer', description: 'Sees own workload' };

const seniorityOptions = SENIORITIES.map((value) => ({
  value,
  label: capitalize(value),
}));

export function RegisterForm({ managersInvited }: { managersInvited: boolean }) {
  const signUp = useSignIn(registerEndpoint.path, texts);
  const { register, control, watch, handleSubmit, formState } = useForm({
    resolver: zodResolver(registerBody),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const sendButton = useRestoreFocus(formState);
  const send = handleSubmit(({ seniority, ...body }) =>
    signUp(body.role === 'engineer' && seniority ? { ...body, seniority } : body),
  );
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
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
          placeholder="name@company.com"
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
        <Button
          ref={sendButton}
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          loading={isSubmitting}
          disabled={isSubmitting}
        >
          Create account
        </Button>
      </Stack>
    </form>
  );
}
