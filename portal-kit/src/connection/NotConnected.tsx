import { Button, VisuallyHidden } from '@erm/ui-kit/core';
import { RotateCw, WifiOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatTime } from '../dates/format-moment';
import { useFocusBack } from './use-focus-back';
import { useLostConnection } from './use-connection';

const Line = styled.div<{ $overSheet: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-3);
  margin-block-end: ${({ $overSheet }) => ($overSheet ? 'calc(-1 * var(--space-4))' : undefined)};
  margin-inline: calc(-1 * var(--page-padding));
  padding: var(--space-2) var(--page-padding);
  background: var(--bg-active);

  > p {
    flex: 1;
  }

  > svg {
    flex: none;
  }
`;

/**
 * Warning above the content that it may be out of date, because the API cannot be reached.
 * @param overSheet whether it is attached to a sheet below it
 */
export function NotConnected({ overSheet = false }: { overSheet?: boolean }) {
  const { lost, tryAgain } = useLostConnection();
  const [alert, setAlert] = useState('');
  const [wasLost, setWasLost] = useState(lost !== null);
  const [isTrying, setTrying] = useState(false);
  const isLost = lost !== null;
  if (isLost !== wasLost) {
    setWasLost(isLost);
    setAlert(isLost ? 'Not connected.' : 'Connected again.');
    setTrying(false);
  }
  const onTry = async () => {
    setTrying(true);
    setAlert('');
    await tryAgain();
    setTrying(false);
    setAlert((current) => current || 'Still not connected.');
  };
  return (
    <>
      <VisuallyHidden role="alert">{alert}</VisuallyHidden>
      {lost && (
        <LineWithFocus overSheet={overSheet}>
          <WifiOff size={16} aria-hidden="true" />
          <p>
            <strong>Not connected.</strong>{' '}
            {lost.shownFrom !== null && <span>{`What you see is from ${formatTime(lost.shownFrom)}. `}</span>}
            <span>Nothing can be saved until the connection is back.</span>
          </p>
          <Button
            size="sm"
            icon={<RotateCw size={14} aria-hidden="true" />}
            loading={isTrying}
            onClick={() => void onTry()}
          >
            Try again
          </Button>
        </LineWithFocus>
      )}
    </>
  );
}

/** Disappears by itself, even while its button has focus. */
function LineWithFocus({ overSheet, children }: { overSheet: boolean; children: ReactNode }) {
  return (
    <Line $overSheet={overSheet} {...useFocusBack()}>
      {children}
    </Line>
  );
}
