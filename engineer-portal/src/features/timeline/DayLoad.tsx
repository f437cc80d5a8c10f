import { loadAnswer } from '@erm/portal-kit';
import { ErrorState, LoadingText, Stack, useLoadable } from '@erm/ui-kit/core';

interface DayLoadProps {
  engineerId: string;
  day: string;
}

/** What the load of a day is made of. Its code is loaded when the first day is opened. */
export function DayLoad({ engineerId, day }: DayLoadProps) {
  const loaded = useLoadable(loadAnswer);
  return (
    <Stack gap={2} style={{ marginBlockStart: 'var(--space-3)' }}>
      {loaded.status === 'ready' ? (
        <loaded.part engineerId={engineerId} span={{ startDate: day, endDate: day }} ofWorkingDays />
      ) : loaded.status === 'failed' ? (
        <ErrorState title="The load could not be explained" onRetry={() => void loadAnswer.load()} />
      ) : (
        <LoadingText>Loading...</LoadingText>
      )}
    </Stack>
  );
}
