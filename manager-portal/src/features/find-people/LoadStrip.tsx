import { countDays } from '@erm/contracts/calendar-day';
import type { LoadStep } from '@erm/contracts/load-curve';
import { shortRange } from '@erm/portal-kit/planning';
import { Step, StepFill, StepText, Strip } from './LoadStrip.styles';

interface LoadStripProps {
  /** In order and without gaps. */
  steps: readonly LoadStep[];
  max: number;
  label: string;
}

/** The load over time as a strip: as high as the load is of the maximum. */
export function LoadStrip({ steps, max, label }: LoadStripProps) {
  const described = steps.map((step) => `${shortRange(step)}: ${step.load} of ${max}%`).join('; ');
  return (
    <Strip role="img" aria-label={`${label}. ${described}`}>
      {steps.map((step) => (
        <Step key={step.startDate} style={{ flexGrow: countDays(step) }}>
          <StepFill
            $over={step.load > max}
            style={{
              blockSize: `${max === 0 ? (step.load > 0 ? 100 : 0) : Math.min(100, (step.load / max) * 100)}%`,
            }}
          />
          <StepText $over={step.load > max}>{step.load === 0 ? 'Free' : `${step.load}%`}</StepText>
        </Step>
      ))}
    </Strip>
  );
}
