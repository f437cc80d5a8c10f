import type { PlottedStep } from './load-layout';
import { Added, Current, Over, PLOT_PX, Stack, Step, Total } from './LoadChart.styles';

/** The minimum height at which a part can contain its number. */
const NUMBER_PX = 16;

/** A step as stacked parts with a number. */
export function ChartStep({ step, soft }: { step: PlottedStep; soft: boolean }) {
  const { left, width, total, current, added, over } = step;
  const top = added > 0 ? added : current;
  const placement = over === 0 && (top / 100) * PLOT_PX >= NUMBER_PX ? 'inside' : 'above';
  const onSolid = added > 0 || !soft ? 'var(--accent-on-solid)' : 'var(--text-primary)';
  const color =
    over > 0 ? 'var(--status-red-fg)' : placement === 'inside' ? onSolid : 'var(--text-secondary)';
  return (
    <Step style={{ insetInlineStart: `${left}%`, inlineSize: `${width}%` }}>
      <Stack>
        {current > 0 && <Current $soft={soft} style={{ blockSize: `${current}%` }} />}
        {added > 0 && <Added style={{ blockSize: `${added}%` }} />}
        {over > 0 && <Over style={{ blockSize: `${over}%` }} />}
        <Total $placement={placement} $color={color} style={{ insetBlockEnd: `${current + added + over}%` }}>
          {total}%
        </Total>
      </Stack>
    </Step>
  );
}
