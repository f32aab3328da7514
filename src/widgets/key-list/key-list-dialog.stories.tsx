import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { KeyListDialog } from './key-list-dialog'

const meta = {
  title: 'widgets/key-list/KeyListDialog',
  component: KeyListDialog,
  args: { isSeller: true, onClose: () => undefined },
  parameters: { layout: 'fullscreen' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
} satisfies Meta<typeof KeyListDialog>

export default meta
type Story = StoryObj<typeof meta>

export const OfTheDealership: Story = {}
export const OfACustomer: Story = { args: { isSeller: false } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
