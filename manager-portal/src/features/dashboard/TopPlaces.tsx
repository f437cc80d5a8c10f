import { Skeleton } from '@erm/ui-kit/data';
import { Badge, Bar, Person, Places, Row, Rows, Texts } from './TopRows.styles';

const NAMES = ['58%', '72%', '50%', '66%', '61%'];

function NamePlaces({ width }: { width: string }) {
  return (
    <Texts>
      <Skeleton width={width} style={{ marginBlock: 5 }} />
      <Skeleton width="44%" height={8} style={{ marginBlock: 4 }} />
    </Texts>
  );
}

/** In the shape of the team's rows. */
export function PeoplePlaces() {
  return (
    <Rows aria-hidden="true">
      {NAMES.map((width) => (
        <Row key={width}>
          <Person>
            <Skeleton shape="circle" width={36} height={36} />
            <NamePlaces width={width} />
          </Person>
          <Bar>
            <Skeleton height={8} />
          </Bar>
          <Badge>
            <Skeleton width={84} height={22} />
          </Badge>
        </Row>
      ))}
    </Rows>
  );
}

/** In the shape of the projects' rows. */
export function ProjectPlaces() {
  return (
    <Rows aria-hidden="true">
      {NAMES.map((width) => (
        <Row key={width}>
          <NamePlaces width={width} />
          <Places>
            <Skeleton width={46} />
          </Places>
          <Badge>
            <Skeleton width={76} height={22} />
          </Badge>
        </Row>
      ))}
    </Rows>
  );
}
