import { countDays } from '@erm/contracts/calendar-day';
import type { LoadStep } from '@erm/contracts/load-curve';
import { loadText, shortRange } from '@erm/planning';
import { Step, StepFill, StepText, Strip } from './SpanLoad.styles';

interface SpanLoadProps {
  /** In order and without gaps. */
  steps: readonly LoadStep[];
  max: number;
  label: string;
}

/** Load over a span, at full width. The height of a step is its share of the maximum. */
export function SpanLoad({ steps, max, label }: SpanLoadProps) {
  const described = steps.map((step) => `${shortRange(step)}: ${step.load} of ${max}%`).join('; ');
  return (
    <Strip role="img" aria-label={`${label}. ${described}`}>
      {steps.map((step) => (
        <Step key={step.startDate} style={{ flexGrow: countDays(step) }}>
          <StepFill $over={step.load > max} style={{ blockSize: `${heightOf(step.load, max)}%` }} />
          <StepText $over={step.load > max}>{loadText(step.load, max)}</StepText>
        </Step>
      ))}
    </Strip>
  );
}

function heightOf(load: number, max: number): number {
  if (load > max) return 100;
  return max === 0 ? 0 : (load / max) * 100;
}
