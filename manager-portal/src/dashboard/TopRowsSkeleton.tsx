import { Skeleton } from '@erm/ui-kit/data';
import { Badge, Bar, Person, Places, Row, Rows, Texts } from './TopRows.styles';

const WIDTHS = ['58%', '72%', '50%', '66%', '61%'];

function NameSkeleton({ width }: { width: string }) {
  return (
    <Texts>
      <Skeleton width={width} style={{ marginBlock: 5 }} />
      <Skeleton width="44%" height={8} style={{ marginBlock: 4 }} />
    </Texts>
  );
}

export function TeamUtilizationSkeleton() {
  return (
    <Rows aria-hidden="true">
      {WIDTHS.map((width) => (
        <Row key={width}>
          <Person>
            <Skeleton shape="circle" width={36} height={36} />
            <NameSkeleton width={width} />
          </Person>
          <Bar>
            <Skeleton height={8} style={{ marginBlockEnd: 20 }} />
          </Bar>
          <Badge>
            <Skeleton width={84} height={22} />
          </Badge>
        </Row>
      ))}
    </Rows>
  );
}

export function RecentProjectsSkeleton() {
  return (
    <Rows aria-hidden="true">
      {WIDTHS.map((width) => (
        <Row key={width}>
          <NameSkeleton width={width} />
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
