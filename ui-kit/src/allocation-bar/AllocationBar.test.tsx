import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible';
import { AllocationBar } from './AllocationBar';
import { measureLoad } from './measure-load';

describe('measureLoad', () => {
  it('fills the bar in proportion to the maximum', () => {
    expect(measureLoad(45, 100)).toEqual({ over: false, excess: 0, segments: [45], overLength: 0 });
    expect(measureLoad(25, 50).segments).toEqual([50]);
  });

  it('fills the whole bar at exactly the maximum without being over', () => {
    expect(measureLoad(50, 50)).toMatchObject({ over: false, segments: [100] });
  });

  it('hatches the excess as a share of the load', () => {
    expect(measureLoad(100, 80)).toEqual({ over: true, excess: 20, segments: [100], overLength: 20 });
  });

  it('leaves the bar empty without capacity and load', () => {
    expect(measureLoad(0, 0)).toEqual({ over: false, excess: 0, segments: [], overLength: 0 });
  });

  it('hatches the entire bar for a load without capacity', () => {
    expect(measureLoad(30, 0)).toMatchObject({ over: true, excess: 30, segments: [100], overLength: 100 });
  });

  it('splits the filled length among the assignments and skips those without load', () => {
    expect(measureLoad(90, 100, [60, 20, 0, 10]).segments).toEqual([60, 20, 10]);
    expect(measureLoad(100, 80, [60, 40]).segments).toEqual([60, 40]);
    expect(measureLoad(40, 100, [0]).segments).toEqual([40]);
  });
});

describe('AllocationBar', () => {
  it('is a meter with a value, a maximum and a text', async () => {
    render(
      <AllocationBar
        current={45}
        max={100}
        label="Load of Maya"
        renderText={(text) => `${text} allocated`}
      />,
    );
    const meter = screen.getByRole('meter', { name: 'Load of Maya' });
    expect(meter).toHaveAttribute('aria-valuenow', '45');
    expect(meter).toHaveAttribute('aria-valuemax', '100');
    expect(meter).toHaveAttribute('aria-valuetext', '45 of 100%');
    expect(screen.getByText('45 of 100% allocated')).toBeVisible();
    await expectAccessible();
  });

  it('states the excess', async () => {
    render(<AllocationBar current={100} max={80} label="Load of Noor" />);
    const meter = screen.getByRole('meter');
    expect(meter).toHaveAttribute('aria-valuetext', '100 of 80%, over by 20%');
    expect(meter).toHaveAttribute('aria-valuemax', '100');
    await expectAccessible();
  });

  it('is a valid meter without any capacity', () => {
    render(<AllocationBar current={0} max={0} label="Load of Noor" />);
    const meter = screen.getByRole('meter');
    expect(meter).toHaveAttribute('aria-valuemax', '1');
    expect(meter).toHaveAttribute('aria-valuetext', '0 of 0%');
  });

  it('renders one segment per assignment', () => {
    render(<AllocationBar current={90} max={100} segments={[60, 20, 10]} label="Load" />);
    const widths = [...screen.getByRole('meter').children].map(
      (piece) => (piece as HTMLElement).style.inlineSize,
    );
    expect(widths).toEqual(['60%', '20%', '10%']);
  });
});
