import { liftedBy, placeSpan, type TimeScale } from '@erm/planning';
import { Icon, iconPaths } from '@erm/ui-kit/data';
import { GapBox, InsideText, Line, lineTop, OutsideText } from './GapLines.styles';
import { coveredText, gapText } from './roadmap-texts';
import type { Gap, RoadmapRowModel } from './roadmap-row';

/** Approximate text width, to avoid measuring. */
const [CHARACTER_PX, ICON_PX] = [6, 28];

interface GapLinesProps {
  model: RoadmapRowModel;
  scale: TimeScale;
}

/** Below a span: days with uncovered skills, or a note that all are covered. */
export function GapLines({ model: { project, gaps, moreGaps }, scale }: GapLinesProps) {
  const place = placeSpan(scale, project);
  return (
    <div aria-hidden="true">
      {gaps.map((gap, index) => (
        <GapLine key={`${gap.skill} ${gap.startDate}`} gap={gap} index={index} scale={scale} />
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
              <Icon path={iconPaths.check} size={12} /> {coveredText(project)}
            </span>
          </InsideText>
        </Line>
      )}
    </div>
  );
}

function GapLine({ gap, index, scale }: { gap: Gap; index: number; scale: TimeScale }) {
  const text = gapText(gap);
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
        <OutsideText $tone="gap" style={{ insetInlineStart: left + width, insetBlockStart: top }}>
          {content}
        </OutsideText>
      )}
    </>
  );
}
