import { formatCount } from '@erm/ui-kit/data';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SoonCardProps } from './SoonCard';
import { Count, Detail, LineLink, Texts, Title } from './Soon.styles';

/** A card as a line that leads to all of them. */
export function SoonLine({ title, total, rows, none, next, more }: SoonCardProps) {
  const names = rows.map(({ assignment: { engineer, project } }) => `${engineer.name}, ${project.name}`);
  return (
    <li>
      <LineLink as={Link} to={more}>
        <Texts>
          <Title>
            <span>{title}</span> <Count>{formatCount(total)}</Count>
          </Title>
          <Detail>{names.length > 0 ? names.join('; ') : (next ?? none)}</Detail>
        </Texts>
        <ChevronRight size={16} aria-hidden="true" />
      </LineLink>
    </li>
  );
}
