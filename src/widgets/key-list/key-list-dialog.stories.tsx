import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { useShortcut } from '@/shared/lib/shortcut'
import { KeyListDialog } from './key-list-dialog'

/** As on a page of the app of who can order. */
const WithPageKeys: Decorator = (Story) => {
  useShortcut('newOrder', () => undefined)
  useShortcut('quickOrder', () => undefined)
  useShortcut('newQuote', () => undefined)
  return <Story />
}

const meta = {
  title: 'widgets/key-list/KeyListDialog',
  component: KeyListDialog,
  args: { isSeller: true, onClose: () => undefined },
  decorators: [WithPageKeys],
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
