import { lazy, Suspense } from 'react';
import { LoadingText } from '../loading-text';
import type { CalendarProps } from './Calendar';
import { Missing, Waiting } from './DateField.styles';

const NoCalendar = () => (
  <Missing role="alert">The calendar could not be loaded. Type the date instead.</Missing>
);

const Calendar = lazy(() =>
  import('./Calendar').then(
    (module) => ({ default: module.Calendar }),
    () => ({ default: NoCalendar }),
  ),
);

/** The calendar is a third of the fields, and many a form is filled in without it: it comes when it is opened. */
export function LazyCalendar(props: CalendarProps) {
  return (
    <Suspense
      fallback={
        <Waiting>
          <LoadingText>Loading calendar...</LoadingText>
        </Waiting>
      }
    >
      <Calendar {...props} />
    </Suspense>
  );
}
