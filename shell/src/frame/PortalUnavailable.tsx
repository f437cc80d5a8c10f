import { Button, keepFocusNear } from '@erm/ui-kit/core';
import { RotateCw } from 'lucide-react';
import { useId, useState } from 'react';
import type { PortalLoad } from '../portals/portal-loads';
import { LoadBars } from './LoadBars';
import { Actions, Code, Details, Wrapper, Text, Title } from './PortalUnavailable.styles';
import { RetryCountdown } from './RetryCountdown';

interface PortalUnavailableProps {
  label: string;
  failure: NonNullable<PortalLoad['failure']>;
  attempts: number;
  busy: boolean;
  onRetry: () => void;
}

/** Replaces a portal that cannot be shown. The rest of the shell keeps working. */
export function PortalUnavailable({ label, failure, attempts, busy, onRetry }: PortalUnavailableProps) {
  const [detailed, setDetailed] = useState(false);
  const detailsId = useId();
  const { version, cause, code, at } = failure;
  return (
    <Wrapper>
      <LoadBars />
      <div role="alert">
        <Title>The {label} is not available</Title>
        <Text>
          {cause.kind === 'crash' ? 'It stopped working.' : 'It could not be loaded.'} You are still signed
          in, and nothing you saved is lost.
        </Text>
      </div>
      <Actions ref={keepFocusNear}>
        <Button
          variant="primary"
          icon={<RotateCw size={16} aria-hidden="true" />}
          loading={busy}
          onClick={onRetry}
        >
          Try again
        </Button>
        <Button
          variant="ghost"
          aria-expanded={detailed}
          aria-controls={detailsId}
          onClick={() => setDetailed(!detailed)}
        >
          {detailed ? 'Hide details' : 'Show details'}
        </Button>
      </Actions>
      <Code>Error code {code}</Code>
      <RetryCountdown key={at.getTime()} paused={busy || cause.kind !== 'load'} onEnd={onRetry} />
      <Details
        id={detailsId}
        hidden={!detailed}
        items={[
          { term: 'Portal', value: `${label} ${version}` },
          { term: 'Cause', value: cause.message },
          {
            term: 'Attempts',
            value: `${attempts}, last at ${at.toLocaleTimeString('en', { hour12: false })}`,
          },
        ]}
      />
    </Wrapper>
  );
}
