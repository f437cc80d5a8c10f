import { Foot as SheetFoot } from '@erm/planning';
import { hatch, media } from '@erm/ui-kit/styles';
import styled from 'styled-components';

export const Foot = styled(SheetFoot)`
  container-type: inline-size;
`;

export const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
`;

/** Shown where it fits, with or without the legend. */
export const Meaning = styled.span`
  @container (max-width: 700px) {
    display: none;
  }

  ${media.desktop} {
    @container (max-width: 1000px) {
      display: none;
    }
  }
`;

export const Legend = styled.ul`
  display: flex;
  gap: var(--space-4);
  margin-inline-start: auto;
  padding: 0;
  list-style: none;
  white-space: nowrap;

  li {
    display: flex;
    align-items: center;
    gap: var(--space-1-5);
  }

  ${media.belowDesktop} {
    display: none;
  }
`;

const Key = styled.span`
  inline-size: 14px;
  block-size: 12px;
  border: 1px solid var(--border-default);
  border-radius: 2px;
`;

export const FilledKey = styled(Key)`
  background: linear-gradient(var(--accent-soft-strong) 0 0) bottom / 100% 65% no-repeat;
`;

export const OverKey = styled(Key)`
  border-color: var(--load-over);
  background-color: var(--load-over);
  ${hatch}
`;
