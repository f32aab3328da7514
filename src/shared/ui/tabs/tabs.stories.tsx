import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Tabs } from './tabs'

const meta = {
  title: 'shared/ui/Tabs',
  component: Tabs,
  args: {
    label: 'Harrow WL-120',
    value: 'manuals',
    onChange: () => undefined,
    tabs: [
      { id: 'manuals', label: 'Manuals', count: 3, content: 'Operation, parts and service manual.' },
      { id: 'hours', label: 'Hours', content: '4,764.0 h on 15 November.' },
      { id: 'orders', label: 'Orders', count: 0, content: 'No orders for this machine yet.' },
    ],
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <Tabs {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Second: Story = { args: { value: 'hours' } }
