import type { Meta, StoryObj } from '@storybook/react-vite'
import { northfield, ridgeline, tallPines } from './testing'
import { LinkStatusBadge } from './ui/link-status-badge'
import { OrganizationName } from './ui/organization-name'
import { OrganizationTypeBadge } from './ui/organization-type-badge'

const statuses = ['PENDING', 'ACTIVE', 'DECLINED', 'WITHDRAWN', 'ENDED'] as const

const meta = {
  title: 'entities/organization/OrganizationName',
  component: OrganizationName,
  args: { organization: northfield },
} satisfies Meta<typeof OrganizationName>

export default meta
type Story = StoryObj<typeof meta>

export const WithInitials: Story = {}
export const WithALogo: Story = { args: { organization: { ...northfield, logo: '/favicon.svg' } } }
export const WithTypes: Story = {
  render: () => (
    <ul className="grid gap-3">
      {[northfield, ridgeline, tallPines].map((organization) => (
        <li key={organization.id} className="flex items-center gap-3">
          <OrganizationName organization={organization} />
          <OrganizationTypeBadge type={organization.type} />
        </li>
      ))}
    </ul>
  ),
}
export const Links: Story = {
  render: () => (
    <ul className="grid gap-3">
      {statuses.map((status) => (
        <li key={status}>
          <LinkStatusBadge status={status} />
        </li>
      ))}
    </ul>
  ),
}
