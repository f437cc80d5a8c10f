/** ARIA attributes that link a field to its list and active option while focus stays in the field. */
export const comboboxRole = (id: string, open: boolean, active: number) =>
  ({
    role: 'combobox',
    'aria-expanded': open,
    'aria-controls': open ? `${id}-list` : undefined,
    'aria-activedescendant': open && active >= 0 ? `${id}-list-${active}` : undefined,
  }) as const;
