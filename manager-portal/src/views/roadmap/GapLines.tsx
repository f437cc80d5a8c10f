import type { CalendarDay } from '@erm/contracts/calendar-day';
import { liftedBy, markWhileCut, placeSpan, type TimeScale } from '@erm/planning';
import { Icon, iconPaths } from '@erm/ui-kit/data';
import { ahead, type Gap } from './gaps-ahead';
import { GapBox, InsideText, Line, lineTop, OutsideText } from './GapLines.styles';
import type { RoadmapRowModel } from './roadmap-row';
import { coveredText, gapText } from './roadmap-texts';

/** Approximate text width, to avoid measuring. */
const [CHARACTER_PX, ICON_PX] = [6, 28];

interface GapLinesProps {
  model: RoadmapRowModel;
  scale: TimeScale;
  today: CalendarDay;
}

/** Below a span, from today on: days with uncovered skills, or a note that all are covered. */
export function GapLines({ model: { project, gaps, moreGaps }, scale, today }: GapLinesProps) {
  const [days = project] = ahead([project], today);
  const place = placeSpan(scale, days);
  return (
    <div aria-hidden="true">
      {gaps.map((gap, index) => (
        <GapLine
          key={`${gap.skill} ${gap.startDate}`}
          gap={gap}
          text={gapText(gap, today)}
          index={index}
          scale={scale}
        />
      ))}
      {moreGaps > 0 && (
        <Line style={{ ...place, insetBlockStart: lineTop(gaps.length) }}>
          <InsideText $tone="gap" {...liftedBy('stick')}>
            <span>+{moreGaps} more uncovered</span>
          </InsideText>
        </Line>
      )}
      {gaps.length === 0 && (
        <Line style={{ ...place, insetBlockStart: lineTop(0) }}>
          <InsideText $tone="plain" {...liftedBy('stick')}>
            <span>
              <Icon path={iconPaths.check} size={12} /> {coveredText(project, today)}
            </span>
          </InsideText>
        </Line>
      )}
    </div>
  );
}

interface GapLineProps {
  gap: Gap;
  text: string;
  index: number;
  scale: TimeScale;
}

/** The text is inside if it fits, or else after the box, and left out while either is cut. */
function GapLine({ gap, text, index, scale }: GapLineProps) {
  const { left, width } = scale.box(gap);
  const fits = width >= text.length * CHARACTER_PX + ICON_PX;
  const top = lineTop(index);
  const content = (
    <span>
      <Icon path={iconPaths.warning} size={11} /> {text}
    </span>
  );
  return (
    <>
      <GapBox style={{ insetInlineStart: left, inlineSize: Math.max(2, width - 1), insetBlockStart: top }}>
        {fits && (
          <InsideText $tone="gap" {...liftedBy('stick')}>
            {content}
          </InsideText>
        )}
      </GapBox>
      {!fits && (
        <OutsideText
          ref={markWhileCut}
          $tone="gap"
          style={{ insetInlineStart: left + width, insetBlockStart: top }}
        >
          {content}
        </OutsideText>
      )}
    </>
  );
}
