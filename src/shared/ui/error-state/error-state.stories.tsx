import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorState } from './error-state'

const meta = {
  title: 'shared/ui/ErrorState',
  component: ErrorState,
  args: { onRetry: () => undefined },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Explained: Story = {
  args: {
    title: 'The machines did not load',
    children: 'Network error or server did not respond.',
    reference: 'Request 7f3c9a',
  },
}
export const Retrying: Story = { args: { retrying: true } }
export const WithoutRetry: Story = {
  args: { title: 'This machine is not there', children: 'It may have been removed.', onRetry: undefined },
}
