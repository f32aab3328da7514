import type { Meta, StoryObj } from '@storybook/react-vite'
import { DiscardDialog } from './discard-dialog'

const nothing = () => undefined

const meta = {
  title: 'shared/ui/DiscardDialog',
  component: DiscardDialog,
  parameters: { layout: 'fullscreen' },
  args: { onDiscard: nothing, onStay: nothing },
} satisfies Meta<typeof DiscardDialog>

export default meta
type Story = StoryObj<typeof meta>

export const OnADesk: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
