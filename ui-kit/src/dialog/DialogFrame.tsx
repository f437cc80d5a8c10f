import { IconButton } from '@erm/ui-kit/core';
import {
  FloatingFocusManager,
  FloatingNode,
  FloatingTree,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useFloatingParentNodeId,
  useInteractions,
  useMergeRefs,
} from '@floating-ui/react';
import { X } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { IN_ADDRESS } from '../floating/open-overlay';
import { DialogPortal } from '../floating/overlay-portals';
import { useScrollLock } from '../floating/use-scroll-lock';
import { Actions, Description, Footer, Header, Panel, Scrim, Title, type DialogSize } from './Dialog.styles';
import { DialogBody } from './DialogBody';
import { firstFocus } from './first-focus';

/** Props forwarded to the dialog panel. */
export type DialogPanelProps = Pick<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'ref'>;

export type DialogFrameProps = DialogPanelProps & {
  open: boolean;
  /** Called on Escape, the scrim or the close button. The caller decides whether to close. */
  onRequestClose: () => void;
  role?: 'dialog' | 'alertdialog';
  title: string;
  description?: ReactNode;
  /** Small buttons in the header for actions on the content. */
  actions?: ReactNode;
  /** Id of the element that describes the dialog, instead of `description`. */
  describedBy?: string;
  /** Disables the close button. */
  busy?: boolean;
  /** Whether the address holds it open, so that Back closes it without more. */
  inAddress?: boolean;
  size: DialogSize;
  children?: ReactNode;
  footer?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
};

type OpenDialogProps = Omit<DialogFrameProps, 'open'>;

function OpenDialog({
  onRequestClose,
  role = 'dialog',
  title,
  description,
  actions,
  describedBy,
  busy,
  inAddress = false,
  size,
  children,
  footer,
  initialFocus,
  ref,
  ...panel
}: OpenDialogProps) {
  const id = useId();
  const nodeId = useFloatingNodeId();
  const focusTarget = useRef<HTMLElement | null>(null);
  const { refs, context } = useFloating({ nodeId, open: true, onOpenChange: () => onRequestClose() });
  const { getFloatingProps } = useInteractions([useDismiss(context, { outsidePress: false })]);
  useScrollLock(true);
  const pressScrim = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onRequestClose();
  };
  const mountPanel = (element: HTMLDivElement | null) => {
    refs.setFloating(element);
    if (element !== null) focusTarget.current ??= initialFocus?.current ?? firstFocus(element);
  };
  const panelRef = useMergeRefs([mountPanel, ref]);
  const { floating } = refs;
  // A dialog that was hidden with the page around it continues where the focus was.
  useLayoutEffect(
    () => () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && floating.current?.contains(activeElement))
        focusTarget.current = activeElement;
    },
    [floating],
  );
  return (
    <FloatingNode id={nodeId}>
      <DialogPortal>
        <Scrim onMouseDown={pressScrim}>
          <FloatingFocusManager context={context} initialFocus={focusTarget}>
            <Panel
              {...panel}
              ref={panelRef}
              $size={size}
              role={role}
              aria-modal="true"
              {...{ [IN_ADDRESS]: inAddress || undefined }}
              aria-labelledby={`${id}-title`}
              aria-describedby={describedBy ?? (description === undefined ? undefined : `${id}-description`)}
              {...getFloatingProps()}
            >
              <Header>
                <Title id={`${id}-title`}>{title}</Title>
                {actions !== undefined && <Actions>{actions}</Actions>}
                <IconButton
                  label="Close"
                  icon={<X size={18} aria-hidden="true" />}
                  aria-disabled={busy}
                  onClick={onRequestClose}
                />
              </Header>
              <DialogBody titleId={`${id}-title`}>
                {description !== undefined && (
                  <Description id={`${id}-description`}>{description}</Description>
                )}
                {children}
              </DialogBody>
              {footer !== undefined && <Footer data-dialog-footer="">{footer}</Footer>}
            </Panel>
          </FloatingFocusManager>
        </Scrim>
      </DialogPortal>
    </FloatingNode>
  );
}

/** A modal panel with a focus trap. Restores focus on close and locks page scrolling. */
export function DialogFrame({ open, ...props }: DialogFrameProps) {
  const parentId = useFloatingParentNodeId();
  if (!open) return null;
  // Nested floating elements need a shared tree, so that Escape closes a menu before the dialog around it.
  return parentId === null ? (
    <FloatingTree>
      <OpenDialog {...props} />
    </FloatingTree>
  ) : (
    <OpenDialog {...props} />
  );
}
