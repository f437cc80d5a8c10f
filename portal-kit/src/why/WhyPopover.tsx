import { AverageAnswer } from './AverageAnswer';
import { LoadAnswer } from './LoadAnswer';
import { WhyFrame, type WhyFrameProps } from './WhyFrame';
import type { WhyQuestion } from './why-question';

export { LoadAnswer };

export interface WhyPopoverProps
  extends WhyQuestion, Pick<WhyFrameProps, 'anchor' | 'onClose' | 'inAddress'> {
  /** Offered if the load is over the maximum. */
  onFix?: (() => void) | undefined;
}

/** The breakdown of a percentage. */
export function WhyPopover(props: WhyPopoverProps) {
  const { says, anchor, onClose, inAddress, engineerId, ...question } = props;
  return (
    <WhyFrame says={says} anchor={anchor} onClose={onClose} inAddress={inAddress}>
      {engineerId === null ? <AverageAnswer /> : <LoadAnswer engineerId={engineerId} {...question} />}
    </WhyFrame>
  );
}
