import { Facts, Stack } from '@erm/ui-kit/core';
import { Skeleton } from '@erm/ui-kit/data';
import { Body, Buttons, Frame, Head } from './ProjectCard.styles';

/** Placeholder for a project card while its data loads. */
export function ProjectCardSkeleton() {
  return (
    <Frame aria-hidden="true">
      <Body>
        <Head>
          <Skeleton width="52%" height={14} />
          <Skeleton width={76} height={22} />
        </Head>
        <Stack gap={2}>
          <Skeleton />
          <Skeleton width="70%" />
        </Stack>
        <Stack gap={3}>
          <Skeleton width="60%" />
          <Skeleton height={3} />
        </Stack>
        <Facts
          items={[
            { term: 'Team Size', value: <Skeleton width="50%" style={{ marginBlock: 5 }} /> },
            { term: 'Required Skills', value: <Skeleton width="80%" height={22} /> },
          ]}
        />
      </Body>
      <Buttons>
        <Skeleton width={104} height={28} />
        <Skeleton width={60} height={28} />
        <Skeleton width={72} height={28} />
      </Buttons>
    </Frame>
  );
}
