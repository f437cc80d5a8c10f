import { hatch, media } from '@erm/ui-kit/styles';
import styled, { css } from 'styled-components';

export const Strip = styled.div`
  display: flex;
  gap: 1px;
  block-size: 16px;
  min-inline-size: 0;
`;

export const Step = styled.div`
  container-type: inline-size;
  position: relative;
  flex-basis: 0;
  min-inline-size: 2px;
  background: var(--load-track);
  overflow: hidden;
`;

export const StepFill = styled.div<{ $over: boolean }>`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  background: ${({ $over }) => ($over ? 'var(--load-over)' : 'var(--load-fill-soft)')};

  ${({ $over }) =>
    $over &&
    css`
      &::before {
        position: absolute;
        inset-block-start: 0;
        inset-inline: 0;
        block-size: 4px;
        ${hatch}
        content: '';
      }
    `}

  ${media.forcedColors} {
    background: ${({ $over }) => ($over ? 'Canvas' : 'Highlight')};
    border: ${({ $over }) => ($over ? '2px dashed CanvasText' : '0')};
    forced-color-adjust: none;
  }
`;

/** Hidden where it does not fit. */
export const StepText = styled.span<{ $over: boolean }>`
  position: absolute;
  inset-inline-start: 6px;
  color: ${({ $over }) => ($over ? 'var(--status-red-on-solid)' : 'var(--text-primary)')};
  font: var(--type-micro);
  white-space: nowrap;

  @container (max-width: 36px) {
    display: none;
  }
`;
