import type { Meta, StoryObj } from '@storybook/react-vite'
import { yard } from '@/entities/address/testing'
import { AddressDialog } from './address-dialog'

const meta = {
  title: 'pages/addresses/AddressDialog',
  component: AddressDialog,
  parameters: { layout: 'fullscreen' },
  args: { organizationId: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11', onClose: () => undefined },
} satisfies Meta<typeof AddressDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Add: Story = {}
export const Edit: Story = { args: { address: yard } }
export const OnAPhone: Story = { ...Edit, globals: { viewport: { value: 'phone' } } }
