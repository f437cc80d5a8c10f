import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Button } from '../button';
import { LoadingText } from '../loading-text';
import type { CalendarProps } from './Calendar';
import { Missing, Waiting } from './DateField.styles';

type LazyCalendarProps = CalendarProps & {
  /** What can be done without it: "Type the date instead." */
  otherwise: string;
};

type Content = ComponentType<LazyCalendarProps & { onRetry: () => void }>;

const NoCalendar: Content = ({ otherwise, onRetry }) => (
  <Missing role="alert">
    The calendar could not be loaded. {otherwise}
    {/* What had the focus before, if anything, is gone. */}
    <Button size="sm" autoFocus onClick={onRetry}>
      Try again
    </Button>
  </Missing>
);

/** What could not be loaded is asked for anew, by the button or by the next opening. */
const ask = () =>
  lazy(() =>
    import('./Calendar')
      .then(({ Calendar }): { default: Content } => ({ default: Calendar }))
      .catch(() => {
        asked = ask();
        return { default: NoCalendar };
      }),
  );

let asked = ask();

/** The calendar is a third of the fields, and many a form is filled in without it: it comes when it is opened. */
export function LazyCalendar(props: LazyCalendarProps) {
  const [{ Calendar }, setLoaded] = useState({ Calendar: asked });
  return (
    <Suspense
      fallback={
        <Waiting>
          <LoadingText>Loading calendar...</LoadingText>
        </Waiting>
      }
    >
      <Calendar {...props} onRetry={() => setLoaded({ Calendar: asked })} />
    </Suspense>
  );
}
