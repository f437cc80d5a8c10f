import type { Fit } from '@erm/contracts/person-fit';
import { Bar, FitBox, Key, Legend, Part, Total, Words } from './FitBar.styles';

const PARTS = [
  { name: 'skills', label: 'Skills, up to 60', color: 'var(--text-primary)' },
  { name: 'free', label: 'Free, up to 30', color: 'var(--text-tertiary)' },
  { name: 'project', label: 'Knows the project, 10', color: 'var(--text-disabled)' },
] as const;

/** Components of a fit score, as a bar and in words. */
export function FitBar({ fit }: { fit: Fit }) {
  const parts = PARTS.filter(({ name }) => fit[name] > 0);
  const text = parts.map(({ name }) => `${name} ${fit[name]}`).join(', ');
  return (
    <FitBox>
      <Bar aria-hidden="true">
        {parts.map(({ name, color }) => (
          <Part key={name} style={{ inlineSize: `${fit[name]}%`, background: color }} />
        ))}
      </Bar>
      <Words>
        <Total>
          Fit <strong>{fit.total}</strong>:{' '}
        </Total>
        {text}
      </Words>
    </FitBox>
  );
}

/** Without skills if none are requested. */
export function FitLegend({ ofSkills }: { ofSkills: boolean }) {
  return (
    <Legend aria-label="Parts of the fit">
      {PARTS.filter(({ name }) => ofSkills || name !== 'skills').map(({ name, label, color }) => (
        <li key={name}>
          <Key style={{ background: color }} />
          {label}
        </li>
      ))}
    </Legend>
  );
}
