import { useLazyDialog } from '@erm/portal-kit';
import type { Loadable } from '@erm/ui-kit/core';
import { phoneQuery, useMedia } from '@erm/ui-kit/styles';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { ToolButton } from '../ToolButton';
import type { FilterPopoverProps } from './FilterPopover';

type OwnProps = Pick<FilterPopoverProps, 'anchor' | 'count' | 'onClose'>;

type FilterButtonProps<Props> = Omit<Props, keyof OwnProps> & {
  /** Number of active conditions. */
  count: number;
  /** The filter fields, which get the other props. */
  fields: Loadable<ComponentType<Props>>;
};

/**
 * Opens the filters of a view, on phones with its display options, and shows how many are active. Their code loads once the
 * button is hovered or focused.
 */
export function FilterButton<Props extends OwnProps>({ count, fields, ...rest }: FilterButtonProps<Props>) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const isPhone = useMedia(phoneQuery);
  const name = isPhone ? 'Filter and sort' : 'Filter';
  const { Dialog: FieldsInPopover, loading, open, close } = useLazyDialog(fields);
  const isOpen = FieldsInPopover !== null || loading;
  const loadAhead = () => void fields.load();
  return (
    <>
      <ToolButton
        ref={setButton}
        icon={<SlidersHorizontal size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={isOpen ? close : open}
        label={count === 0 ? name : `${name} (${count})`}
        {...(isPhone && { iconAt: phoneQuery })}
        short={count === 0 ? undefined : count}
      />
      {FieldsInPopover && button && (
        <FieldsInPopover {...({ ...rest, count, anchor: button, onClose: close } as unknown as Props)} />
      )}
    </>
  );
}
