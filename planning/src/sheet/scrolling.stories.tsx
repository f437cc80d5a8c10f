import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '@erm/ui-kit/storybook/guide';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { RowCount } from './RowCount';
import { ScrollLetter } from './ScrollLetter';

const ROW_PX = 24;
const NAMES = Array.from({ length: 260 }, (_, index) => {
  const letter = String.fromCharCode(65 + Math.floor(index / 10));
  return `${letter}. Engineer ${(index % 10) + 1}`;
});

const inSight = ({ scrollTop, clientHeight }: HTMLElement) =>
  [Math.floor(scrollTop / ROW_PX), Math.ceil((scrollTop + clientHeight) / ROW_PX) - 1] as const;

function LongList() {
  const list = useRef<HTMLDivElement>(null);
  const scroller = () => list.current;
  return (
    <>
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label="Engineers"
        style={{ blockSize: 10 * ROW_PX, overflow: 'auto' }}
      >
        {NAMES.map((name) => (
          <div key={name} role="option" aria-selected="false" style={{ blockSize: ROW_PX }}>
            {name}
          </div>
        ))}
      </div>
      <RowCount scroller={scroller} inSight={inSight} total={NAMES.length} unit={['engineer', 'engineers']} />
      <ScrollLetter scroller={scroller} labelAt={(element) => NAMES[inSight(element)[0]]?.charAt(0) ?? ''} />
    </>
  );
}

const guide: Guide = {
  when: 'Use these beside long lists that scroll in themselves.',
  instead: [['Data/ListFooter', 'for lists loaded in parts.']],
  rules: [
    { do: 'Count in the unit of the list.', dont: '“12 – 30”.' },
    { do: 'Show the letter only while scrolling.', dont: 'Cover rows with it.' },
  ],
  screenReader: 'The range is text; the letter is skipped.',
};

/** Says how much of a long list is in sight, and where one scrolls to. */
const meta = { title: 'Portal kit/Scrolling', component: LongList, parameters: { guide } } satisfies Meta<
  typeof LongList
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RowsInSight: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 – 10 of')).toBeVisible();
  },
};

export const LetterWhileScrolling: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    // Two events tell how fast it is.
    for (const row of [1, 120]) {
      canvas.getByRole('listbox').scrollTop = row * ROW_PX;
      await new Promise(requestAnimationFrame);
    }
    await expect(await canvas.findByText('M')).toBeVisible();
    await expect(await canvas.findByText('121 – 130 of')).toBeVisible();
  },
};
