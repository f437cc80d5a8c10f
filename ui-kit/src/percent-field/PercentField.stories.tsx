import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { InStates } from '../../.storybook/States';
import { expect, fireEvent, fn } from 'storybook/test';
import { PercentField } from './PercentField';

const guide: Guide = {
  when: 'Use it for a share that is felt as much as known.',
  instead: [['Fields/NumberField', 'for counts.']],
  rules: [
    {
      do: 'Mark the limit on the track, with what remains in words.',
      dont: 'Let the limit be found by trial.',
    },
    {
      do: 'Accept what exceeds the limit, and show the error.',
      dont: 'Stop the slider there without a word.',
    },
  ],
  keys: [
    ['Arrow Up, Arrow Down', 'Step by 5, on the slider too.'],
    ['Page Up, Page Down', 'Move to the next multiple of ten.'],
    ['Home, End', 'On the slider: move to the ends.'],
  ],
  screenReader: 'Two controls for one value: a spin button and a slider.',
};

const meta = {
  title: 'Fields/PercentField',
  component: PercentField,
  parameters: { guide },
  args: { label: 'Allocation', defaultValue: 25, style: { width: 360, maxWidth: '100%' } },
} satisfies Meta<typeof PercentField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRemaining: Story = { args: { mark: { value: 30, label: '30% remaining' } } };

export const OverLimit: Story = {
  args: { defaultValue: 50, mark: { value: 30, label: '30% remaining' }, error: 'Only 30% remaining' },
};

export const WithNote: Story = {
  args: {
    label: 'Max Capacity (%)',
    suffix: '',
    defaultValue: 100,
    mark: { value: 90, label: '90% assigned today', kind: 'note' },
  },
};

export const NothingRemaining: Story = {
  args: { defaultValue: 0, mark: { value: 0, label: '0% remaining' } },
};

export const Empty: Story = { args: { defaultValue: null } };
export const Disabled: Story = { args: { disabled: true } };

/** Hovered, focused. */
export const States: Story = {
  render: (args) => (
    <InStates of="input, div:has(> [role=spinbutton])" names={['Default', 'Hover', 'Focus']}>
      <PercentField {...args} style={{ width: '100%', maxWidth: 360 }} />
    </InStates>
  ),
};

export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  ...WithRemaining,
  globals: { direction: 'rtl' },
};

/** Stepper and slider share one value. */
export const Steps: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('spinbutton')).toHaveValue('30%');
    await expect(canvas.getByRole('slider')).toHaveValue('30');
  },
};

export const LongTexts: Story = {
  args: {
    label: "Share of the engineer's working time spent on the project",
    hint: "Limited to the engineer's capacity, which is below 100% for part-time engineers",
    mark: { value: 95, label: '95% remaining in this period' },
    style: { width: 260 },
  },
};

/** The slider steps by 1, and blurring it blurs the field. */
export const SyncsSlider: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onBlur: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    slider.focus();
    // Simulates a key press: a synthetic one doesn't change a range input.
    await fireEvent.change(slider, { target: { value: '26' } });
    await expect(canvas.getByRole('spinbutton')).toHaveValue('26%');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

/** Values above the maximum stay as typed, for the form to validate; the slider stops at its end. */
export const KeepsTypedNumber: Story = {
  tags: ['!dev', '!autodocs'],
  args: { mark: { value: 30, label: '30% remaining' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('spinbutton'));
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Not set, 30% remaining');
    await userEvent.type(canvas.getByRole('spinbutton'), '150');
    await expect(canvas.getByRole('spinbutton')).toHaveValue('150');
    await expect(canvas.getByRole('slider')).toHaveValue('100');
  },
};
