import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { Guide } from './guide';
import { Instead, Keys, Rules, Text } from './GuideParts';

/** The docs page of every component: its doc comment, its guide, its props, and its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [primary] = useContext(DocsContext).componentStories();
  const hasProps = Object.keys(primary?.argTypes ?? {}).length > 0;
  const { guide } = preparedMeta.parameters as { guide?: Guide };
  return (
    <>
      <Title />
      <Description of="meta" />
      {guide && (
        <p>
          <Text>{guide.when}</Text>
        </p>
      )}
      {guide?.instead && (
        <>
          <p>Something else may fit better:</p>
          <Instead instead={guide.instead} />
        </>
      )}
      <Primary />
      {guide && <GuideSections {...guide} />}
      {hasProps && (
        <>
          <Heading>Props</Heading>
          <Controls />
        </>
      )}
      <Stories title="Examples" includePrimary={false} />
    </>
  );
}

function GuideSections({ rules, keys, screenReader }: Guide) {
  return (
    <>
      <Heading>Do and don’t</Heading>
      <Rules rules={rules} />
      {(keys || screenReader) && <Heading>Accessibility</Heading>}
      {keys && <Keys keys={keys} />}
      {screenReader && (
        <p>
          <strong>Screen readers: </strong>
          <Text>{screenReader}</Text>
        </p>
      )}
    </>
  );
}
