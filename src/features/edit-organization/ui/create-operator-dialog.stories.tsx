import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreateOperatorDialog } from './create-operator-dialog'

const meta = {
  title: 'features/edit-organization/CreateOperatorDialog',
  component: CreateOperatorDialog,
  parameters: { layout: 'fullscreen' },
  args: { onClose: () => undefined },
} satisfies Meta<typeof CreateOperatorDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
