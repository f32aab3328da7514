import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { activeLink, pendingLink } from '@/entities/organization/testing'
import { AskOperatorDialog } from './ask-operator-dialog'
import { LinkActions } from './link-actions'

const meta = {
  title: 'pages/addresses/LinkActions',
  component: LinkActions,
  args: { link: pendingLink, name: 'Lakeside Machinery', ofDealership: false },
} satisfies Meta<typeof LinkActions>

export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {}
export const Waiting: Story = { args: { link: { ...pendingLink, can_answer: false } } }
export const Active: Story = { args: { link: activeLink, name: 'Northfield Equipment' } }
export const Ending: Story = {
  ...Active,
  play: async () => userEvent.click(await screen.findByRole('button', { name: /^End the service/ })),
}
export const AskAnOperator: Story = {
  render: () => <AskOperatorDialog onClose={() => undefined} />,
  parameters: { layout: 'fullscreen' },
}
