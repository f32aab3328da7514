import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitingRequest } from '@/entities/user/testing'
import { AccountRequestActions } from './account-request-actions'

const meta = {
  title: 'pages/accounts/AccountRequestActions',
  component: AccountRequestActions,
  args: { request: waitingRequest },
  decorators: [
    (Story) => (
      <div className="flex gap-2">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountRequestActions>

export default meta
type Story = StoryObj<typeof meta>

export const ForTheOperator: Story = {}
export const ForTheDealership: Story = { args: { request: { ...waitingRequest, can_approve: false } } }
