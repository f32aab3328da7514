import type { Meta, StoryObj } from '@storybook/react-vite'
import { LeftOver } from './left-over'

const meta = {
  title: 'shared/ui/LeftOver',
  component: LeftOver,
  args: {
    outcome: { refused: [{ id: '1', reason: 'This dealership does not serve you.' }], unsent: ['2'] },
    title: '2 machines were not changed',
    nameOf: (id) => `Loader ${id}`,
    unsent: 'The server did not confirm 1 machine. Check your connection and try again.',
  },
} satisfies Meta<typeof LeftOver>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const NoneLeft: Story = { args: { outcome: { refused: [], unsent: [] } } }
