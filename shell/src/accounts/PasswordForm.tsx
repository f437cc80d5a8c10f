import { zodResolver } from '@hookform/resolvers/zod';
import { changePassword, passwordBody } from '@erm/contracts/password';
import { MIN_PASSWORD_LENGTH } from '@erm/contracts/credentials';
import { PasswordField, Stack } from '@erm/ui-kit/core';
import { Form } from '@erm/ui-kit/form';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../services/services';
import { SubmitButton } from '../sign-in/SubmitButton';
import { callApi, continueSession } from './call-api';
import { useSubmit } from './use-submit';

const failure = {
  title: 'Error',
  fallback: 'Failed to change password. Please try again.',
};

interface PasswordFormProps {
  /** The account, for password managers. */
  email: string;
  onChanged: () => void;
}

export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const { session, transport, toasts } = useServices();
  const form = useForm({
    resolver: zodResolver(passwordBody),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { register, control, handleSubmit, setFocus, formState } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const submit = useSubmit(form, failure);
  useEffect(() => setFocus('currentPassword'), [setFocus]);
  const send = handleSubmit((body) =>
    submit(async () => {
      await continueSession(session, await callApi(transport, changePassword, body));
      toasts.notify({ kind: 'success', title: 'Password changed' });
      onChanged();
    }),
  );
  return (
    <Form control={control} onSubmit={send}>
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <Stack gap={4}>
        <PasswordField
          label="Current password"
          controlSize="lg"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <PasswordField
          label="New password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
          autoComplete="new-password"
          controlSize="lg"
          error={errors.newPassword?.message}
          {...register('newPassword')}
        />
        <SubmitButton isSubmitting={isSubmitting} submitCount={submitCount}>
          Change password
        </SubmitButton>
      </Stack>
    </Form>
  );
}
