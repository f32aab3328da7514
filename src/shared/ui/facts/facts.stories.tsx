import type { Meta, StoryObj } from '@storybook/react-vite'
import { Facts } from './facts'

const meta = {
  title: 'shared/ui/Facts',
  component: Facts,
  args: {
    facts: [
      ['PO number', 'PO-778'],
      ['Note', ''],
      ['Ship to', 'Rosa Delgado\n12 Quarry Road\nButte MT 59701'],
    ],
  },
} satisfies Meta<typeof Facts>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
