import styled from 'styled-components';

const Bars = styled.svg`
  .load {
    fill: var(--load-fill);
  }

  .free {
    fill: none;
    stroke: var(--border-control);
    stroke-dasharray: 4 3;
  }
`;

const filled = [104, 56, 84];
const WIDTH = 168;

/** Decorative illustration of three partly filled bars. */
export function LoadBars() {
  return (
    <Bars width={WIDTH} height="62" viewBox={`0 0 ${WIDTH} 62`} aria-hidden="true" focusable="false">
      {filled.map((width, row) => (
        <g key={width} transform={`translate(0 ${row * 24})`}>
          <rect className="load" width={width} height="14" rx="3" />
          <rect className="free" x={width + 4.5} y="0.5" width={WIDTH - width - 5} height="13" rx="3" />
        </g>
      ))}
    </Bars>
  );
}
