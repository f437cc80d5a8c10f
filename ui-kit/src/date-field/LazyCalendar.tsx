import { Button, createLoadable, LoadingText, useLoadable } from '@erm/ui-kit/core';
import type { CalendarProps } from './Calendar';
import { LoadError, Loading } from './DateField.styles';

type LazyCalendarProps = CalendarProps & {
  /** What still works if loading fails: "Type the date instead." */
  fallbackText: string;
};

const calendar = createLoadable(async () => (await import('./Calendar')).Calendar);

/** The calendar is a third of the fields' code and many forms never open it, so it is loaded on first open. */
export function LazyCalendar({ fallbackText, ...props }: LazyCalendarProps) {
  const loaded = useLoadable(calendar);
  if (loaded.status === 'ready') return <loaded.part {...props} />;
  if (loaded.status === 'failed') {
    return (
      <LoadError role="alert">
        The calendar could not be loaded. {fallbackText}
        {/* Nothing else in the popup is focusable. */}
        <Button size="sm" autoFocus loading={loaded.retrying} onClick={() => void calendar.load()}>
          Try again
        </Button>
      </LoadError>
    );
  }
  return (
    <Loading>
      <LoadingText>Loading calendar...</LoadingText>
    </Loading>
  );
}
