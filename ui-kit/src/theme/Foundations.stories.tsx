import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Contrast } from '../../.storybook/foundations/Contrast';
import { IconGallery } from '../../.storybook/foundations/IconGallery';
import { LayoutParts } from '../../.storybook/foundations/LayoutParts';
import { MotionSample } from '../../.storybook/foundations/MotionSample';
import * as samples from '../../.storybook/foundations/samples';
import * as rows from '../../.storybook/foundations/token-rows';
import { TokenTable } from '../../.storybook/foundations/TokenTable';
import { DataTable } from '../data-table';
import { Stack } from '../stack';

/** Shown on the pages about foundations. */
const meta = { title: 'Foundations', tags: ['!dev', '!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Color: Story = {
  render: () => <TokenTable label="Colors" rows={rows.colorRows} sample={samples.colorSample} themed />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /--bg-canvas$/ }));
    await expect(canvas.getByText('Copied var(--bg-canvas)')).toBeInTheDocument();
  },
};

/** The lowest contrast of each role, computed from the tokens. */
export const MeasuredContrast: Story = { render: () => <Contrast /> };

export const Type: Story = {
  render: () => (
    <Stack gap={8}>
      <TokenTable label="Type styles" rows={rows.typeRows} sample={samples.typeSample} />
      <TokenTable label="Typeface and weights" rows={rows.fontRows} />
    </Stack>
  ),
};

export const Space: Story = {
  render: () => <TokenTable label="Space" rows={rows.spaceRows} sample={samples.lengthSample} />,
};

export const Shape: Story = {
  render: () => (
    <Stack gap={8}>
      <TokenTable label="Radius" rows={rows.radiusRows} sample={samples.radiusSample} />
      <TokenTable label="Border width" rows={rows.borderWidthRows} />
      <TokenTable label="Sizes" rows={rows.sizeRows} />
    </Stack>
  ),
};

export const Elevation: Story = {
  render: () => (
    <Stack gap={8}>
      <TokenTable label="Shadows" rows={rows.shadowRows} sample={samples.shadowSample} themed />
      <TokenTable label="Layers" rows={rows.zRows} />
    </Stack>
  ),
};

export const Motion: Story = {
  render: () => (
    <Stack gap={8}>
      <MotionSample />
      <TokenTable label="Durations" rows={rows.durationRows} />
      <TokenTable label="Easings" rows={rows.easingRows} />
    </Stack>
  ),
};

export const Icons: Story = { render: () => <IconGallery /> };

export const Breakpoints: Story = {
  render: () => (
    <DataTable
      label="Breakpoints"
      rows={rows.breakpointRows}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name },
        { id: 'from', header: 'From', cell: ({ from }) => from },
        { id: 'role', header: 'What changes', cell: ({ role }) => role },
      ]}
    />
  ),
};

export const Parts: Story = { render: () => <LayoutParts /> };
