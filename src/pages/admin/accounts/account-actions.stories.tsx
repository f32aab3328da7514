import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { orgUser } from '../../../../tests/msw/people'
import { AccountActions } from './account-actions'

const meta = {
  title: 'pages/accounts/AccountActions',
  component: AccountActions,
  args: { user: orgUser, manages: true },
} satisfies Meta<typeof AccountActions>

export default meta
type Story = StoryObj<typeof meta>

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }))
}

export const Active: Story = { play: open }
export const Invited: Story = { args: { user: { ...orgUser, status: 'invited' } }, play: open }
export const Deactivated: Story = {
  args: { user: { ...orgUser, status: 'deactivated', is_active: false } },
  play: open,
}
