import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Check, X } from 'lucide-react';
import styled from 'styled-components';
import type { Guide } from './guide';

const Pair = styled.li`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
  gap: var(--space-3);
  list-style: none;
`;

const Side = styled.div<{ $tone: 'green' | 'red' }>`
  padding: var(--space-3) var(--space-4);
  border-block-start: 3px solid ${({ $tone }) => `var(--status-${$tone}-solid)`};
  border-radius: var(--radius-sm);
  background: var(--bg-subtle);
  color: var(--text-primary);
  font: var(--type-body);
`;

const Verdict = styled.strong<{ $tone: 'green' | 'red' }>`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  color: ${({ $tone }) => `var(--status-${$tone}-fg)`};
`;

const Pairs = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
`;

const Code = styled.code`
  padding: 1px var(--space-1);
  border-radius: var(--radius-xs);
  background: var(--bg-active);
  font-size: 0.9em;
`;

/** Odd parts stand between backticks. */
export const Text = ({ children }: { children: string }) =>
  children.split('`').map((part, index) => (index % 2 === 1 ? <Code key={part}>{part}</Code> : part));

const pageOf = (title: string) => `?path=/docs/${title.toLowerCase().replaceAll(/\W+/g, '-')}--docs`;

/** Links to the pages of what fits better. */
export const Instead = ({ instead }: { instead: NonNullable<Guide['instead']> }) => (
  <ul>
    {instead.map(([title, when]) => (
      <li key={title}>
        <AnchorMdx href={pageOf(title)} target="_self">
          {title.split('/').at(-1)}
        </AnchorMdx>{' '}
        <Text>{when}</Text>
      </li>
    ))}
  </ul>
);

export const Rules = ({ rules }: Pick<Guide, 'rules'>) => (
  <Pairs className="sb-unstyled">
    {rules.map((rule) => (
      <Pair key={rule.do}>
        <Side $tone="green">
          <Verdict $tone="green">
            <Check size={16} aria-hidden="true" />
            Do
          </Verdict>
          <Text>{rule.do}</Text>
        </Side>
        <Side $tone="red">
          <Verdict $tone="red">
            <X size={16} aria-hidden="true" />
            Don’t
          </Verdict>
          <Text>{rule.dont}</Text>
        </Side>
      </Pair>
    ))}
  </Pairs>
);

export const Keys = ({ keys }: { keys: NonNullable<Guide['keys']> }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Keys</th>
        <th scope="col">What they do</th>
      </tr>
    </thead>
    <tbody>
      {keys.map(([key, effect]) => (
        <tr key={key}>
          <th scope="row">{key}</th>
          <td>
            <Text>{effect}</Text>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
