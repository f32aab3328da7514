import type { Meta, StoryObj } from '@storybook/react-vite'
import { Drawer } from './drawer'

const meta = {
  title: 'shared/ui/Drawer',
  component: Drawer,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Operation and Maintenance',
    children: 'Page 112 of 248',
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Right: Story = {}
export const Left: Story = { args: { side: 'left' } }
