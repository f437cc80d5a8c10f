import { FloatingFocusManager } from '@floating-ui/react';
import type { ReactNode } from 'react';
import type { usePopup } from '../floating/use-popup';
import { PopupPortal } from '../floating/overlay-portals';
import { Popup } from './CalendarPopup.styles';

interface CalendarPopupProps {
  popup: ReturnType<typeof usePopup>;
  /** Id of the element that labels the calendar. */
  labelledBy: string;
  /** Id of the element that explains which days are available, if any. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** The popup a calendar opens in. */
export function CalendarPopup({ popup, labelledBy, describedBy, children }: CalendarPopupProps) {
  if (!popup.open) return null;
  return (
    <PopupPortal>
      {/* The calendar focuses its own day. */}
      <FloatingFocusManager context={popup.context} initialFocus={-1}>
        <Popup
          ref={popup.refs.setFloating}
          style={popup.floatingStyles}
          {...popup.getFloatingProps({ 'aria-labelledby': labelledBy, 'aria-describedby': describedBy })}
        >
          {children}
        </Popup>
      </FloatingFocusManager>
    </PopupPortal>
  );
}
