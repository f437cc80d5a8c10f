import { Button } from '@erm/ui-kit/core';
import { Dialog } from '@erm/ui-kit/overlay';
import type { Group } from './schedule-params';
import { shortcuts } from './shortcuts';
import { Columns, Key, Keys, List, Section } from './HelpDialog.styles';

interface HelpDialogProps {
  group: Group;
  onClose: () => void;
}

/** The keys of the schedule. */
export function HelpDialog({ group, onClose }: HelpDialogProps) {
  return (
    <Dialog
      open
      size="table"
      title="Keyboard shortcuts"
      description={group === 'engineer' ? 'Schedule by engineer' : 'Schedule by project'}
      footer={<Button onClick={onClose}>Close</Button>}
      onClose={onClose}
    >
      <Columns>
        {shortcuts(group).map(({ title, items }) => (
          <Section key={title}>
            <h3>{title}</h3>
            <List>
              {items.map(({ what, keys }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>
                    {keys.map((combination, index) => (
                      <Keys key={combination}>
                        {index > 0 && ', '}
                        {combination.split(' ').map((name) => (
                          <Key key={name}>{name}</Key>
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
      <p>
        Everything here can also be done without dragging: Enter on an assignment, then Edit, Move, or Split.
        On a Mac, ⌘ takes the place of Ctrl.
      </p>
    </Dialog>
  );
}
