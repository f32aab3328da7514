import type { Meta, StoryObj } from '@storybook/react-vite'
import { northfield, ridgeline } from '@/entities/organization/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { InviteUserDialog } from './invite-user-dialog'

const groups = platformHttp.get('/users/groups', ({ response }) =>
  response(200).json({ items: [{ name: 'Org Admin' }, { name: 'Org User' }], total: 2, page: 1, limit: 1000 }),
)

const meta = {
  title: 'pages/accounts/InviteUserDialog',
  component: InviteUserDialog,
  parameters: { layout: 'fullscreen', msw: [groups] },
  args: { organizationId: undefined, onClose: () => undefined },
} satisfies Meta<typeof InviteUserDialog>

export default meta
type Story = StoryObj<typeof meta>

export const ForOnesOwn: Story = {}
export const ForASuperUser: Story = {
  args: { organizations: [northfield, ridgeline].map(({ id, name }) => ({ value: id, label: name })) },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
