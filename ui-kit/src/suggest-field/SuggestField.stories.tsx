import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { InStates } from '../../.storybook/States';
import { expect, screen, waitFor } from 'storybook/test';
import { SuggestField } from '.';

const departments = ['Data', 'Mobile', 'Platform', 'Quality', 'Web'];

const guide: Guide = {
  when: 'Use it for text that is mostly one of a few known values, but may be new.',
  instead: [
    ['Fields/Combobox', 'if only known values are allowed.'],
    ['Core/TextField', 'if there is nothing to suggest.'],
  ],
  rules: [
    {
      do: 'Suggest what others have typed, so that spellings agree.',
      dont: 'Refuse what is not in the list.',
    },
    { do: 'With `rows` for lists separated by commas.', dont: 'A list of values in a field of one line.' },
  ],
  keys: [
    ['Letters', 'Open the list.'],
    ['Arrow Down', 'Opens it, and moves through it.'],
    ['Enter', 'Takes the suggestion reached by the arrow keys.'],
    ['Escape', 'Closes the list.'],
  ],
  screenReader: 'Read as a combo box that allows any text.',
};

const meta = {
  title: 'Fields/SuggestField',
  component: SuggestField,
  parameters: { guide },
  args: {
    label: 'Department',
    suggest: (text) => departments.filter((each) => each.toLowerCase().includes(text.toLowerCase())),
  },
} satisfies Meta<typeof SuggestField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Area: Story = { args: { label: 'Skills', rows: 2, hint: 'Separate skills with commas' } };

/** Hovered, focused. */
export const States: Story = {
  render: (args) => (
    <InStates of="input, div:has(> input)" names={['Default', 'Hover', 'Focus']}>
      <SuggestField {...args} />
    </InStates>
  ),
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl' } };

export const Suggests: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Department' }), 'pla');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Platform' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Department' })).toHaveValue('Platform');
  },
};
