import { zodResolver } from '@hookform/resolvers/zod';
import { login, loginBody } from '@erm/contracts/sign-in';
import { PasswordField, Stack, TextField } from '@erm/ui-kit/core';
import { Form } from '@erm/ui-kit/form';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { usePageTitle } from '../screen/use-page-title';
import { SignInFrame } from './SignInFrame';
import { SessionEndNote } from './SessionEndNote';
import { SignInLinks } from './SignInLinks';
import { SsoSlot } from './SsoSlot';
import { SubmitButton } from './SubmitButton';
import { useSignIn } from './use-sign-in';

const texts = {
  success: { title: 'Login successful', description: 'Welcome back!' },
  failure: { title: 'Login failed', fallback: 'Invalid credentials' },
};

export function SignInPage() {
  usePageTitle('Sign in');
  const signIn = useSignIn(login.path, texts);
  const { register, control, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting, submitCount } = formState;
  useEffect(() => setFocus('email'), [setFocus]);
  return (
    <SignInFrame
      title="Sign in"
      subtitle="Enter your credentials to access the Engineering Resource Management System"
      note={<SessionEndNote />}
    >
      <Form control={control} onSubmit={handleSubmit(signIn)}>
        <Stack gap={4}>
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
            controlSize="lg"
            error={errors.password?.message}
            {...register('password')}
          />
          <SubmitButton isSubmitting={isSubmitting} submitCount={submitCount}>
            Sign in
          </SubmitButton>
        </Stack>
      </Form>
      <SsoSlot />
      <SignInLinks />
    </SignInFrame>
  );
}
