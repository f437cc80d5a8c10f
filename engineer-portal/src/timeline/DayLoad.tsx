import { FailedPart, loadAnswer, usePart } from '@erm/portal-kit';
import { LoadingText, Stack } from '@erm/ui-kit/core';

interface DayLoadProps {
  engineerId: string;
  day: string;
}

/** The breakdown of a day's load. Loads when the first day is opened. */
export function DayLoad({ engineerId, day }: DayLoadProps) {
  const { loaded, code } = usePart(loadAnswer);
  return (
    <Stack gap={2} style={{ marginBlockStart: 'var(--space-3)' }}>
      {loaded.status === 'ready' ? (
        <loaded.part engineerId={engineerId} span={{ startDate: day, endDate: day }} ofWorkingDays />
      ) : loaded.status === 'failed' ? (
        <FailedPart
          title="The load could not be explained"
          code={code}
          onRetry={() => void loadAnswer.load()}
        />
      ) : (
        <LoadingText>Loading...</LoadingText>
      )}
    </Stack>
  );
}
