import { zodResolver } from '@hookform/resolvers/zod';
import {
  acceptInvitation,
  acceptInvitationBody,
  type InvitationOffer,
} from '@erm/contracts/invitation-links';
import { MIN_PASSWORD_LENGTH } from '@erm/contracts/credentials';
import { ApiError } from '@erm/portal-sdk';
import { PasswordField, Stack, TextField } from '@erm/ui-kit/core';
import { Form, FormSelect } from '@erm/ui-kit/form';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../services/services';
import { registrationTexts, seniorityOptions } from '../sign-in/registration';
import { SlideIn } from '../sign-in/SignInFrame.styles';
import { SubmitButton } from '../sign-in/SubmitButton';
import { callApi, continueSession } from './call-api';
import { InvitationFacts } from './InvitationFacts';
import { useSubmit } from './use-submit';

interface InvitationFormProps {
  token: string;
  offer: InvitationOffer;
  onAccepted: () => void;
  /** Called if the invitation has ended in the meantime. */
  onInvalid: (reason: string) => void;
}

export function InvitationForm({ token, offer, onAccepted, onInvalid }: InvitationFormProps) {
  const { session, transport, toasts } = useServices();
  const form = useForm({
    resolver: zodResolver(acceptInvitationBody),
    defaultValues: { token, name: offer.name ?? '', email: offer.email ?? '', password: '' },
  });
  const { register, control, handleSubmit, setFocus, formState } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const submit = useSubmit(form, registrationTexts.failure);
  useEffect(() => setFocus(offer.name === null ? 'name' : 'password'), [setFocus, offer.name]);
  const send = handleSubmit((body) =>
    submit(async () => {
      try {
        const data = await callApi(transport, acceptInvitation, body);
        onAccepted();
        await continueSession(session, data);
        toasts.notify({ kind: 'success', ...registrationTexts.success });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'INVITATION_INVALID')) throw error;
        onInvalid(error.message);
      }
    }),
  );
  return (
    <Form control={control} onSubmit={send}>
      <Stack gap={4}>
        <InvitationFacts offer={offer} />
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
          readOnly={offer.email !== null}
          hint={offer.email === null ? undefined : 'The invitation is for this email'}
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
        {offer.role === 'engineer' && (
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
