import { modifierKey } from '@erm/portal-kit';
import { Button } from '@erm/ui-kit/core';
import { Dialog } from '@erm/ui-kit/overlay';
import { Columns, Key, Keys, List, Section } from './ShortcutsDialog.styles';

/** A group of shortcuts. */
export interface Shortcuts {
  title: string;
  /** Keys pressed together are separated by a space. */
  items: { what: string; keys: string[] }[];
}

interface ShortcutsDialogProps {
  /** Name of the view. */
  view: string;
  shortcuts: readonly Shortcuts[];
  /** How to do the same without keys. */
  note: string;
  onClose: () => void;
}

/** The shortcuts of a view. */
export function ShortcutsDialog({ view, shortcuts, note, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog
      open
      size="table"
      title="Keyboard shortcuts"
      description={view}
      footer={<Button onClick={onClose}>Close</Button>}
      onClose={onClose}
    >
      <Columns>
        {shortcuts.map(({ title, items }) => (
          <Section key={title}>
            <h3>{title}</h3>
            <List>
              {items.map(({ what, keys }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>
                    {keys.map((combination, index) => (
                      <Keys key={combination}>
                        {index > 0 && <span>, </span>}
                        {onThisSystem(combination).map((name) => (
                          <Key key={name} translate="no">
                            {name}
                          </Key>
                        ))}
                      </Keys>
                    ))}
                  </dd>
                </div>
              ))}
            </List>
          </Section>
        ))}
      </Columns>
      <p>{note}</p>
    </Dialog>
  );
}

/** ⌘ Space opens Spotlight on Macs, so this one is Ctrl there, too. */
function onThisSystem(combination: string): string[] {
  return combination.replace(/^Ctrl(?! Space)/, modifierKey().written).split(' ');
}
