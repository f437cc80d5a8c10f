import type { Meta, StoryObj } from '@storybook/react-vite';
import { Colors } from './stories/Colors';
import { Contrast } from './stories/Contrast';
import { Scale } from './stories/Scale';
import { TypeStyles } from './stories/TypeStyles';

const meta = { title: 'Foundations/Tokens', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Switch the theme in the toolbar to see the values change. */
export const Color: Story = { render: () => <Colors /> };
export const Type: Story = { render: () => <TypeStyles /> };
export const Space: Story = { render: () => <Scale group="space" /> };
export const Radius: Story = { render: () => <Scale group="radius" /> };

/** The lowest contrast of each role, computed from the tokens. */
export const MeasuredContrast: Story = { render: () => <Contrast /> };
