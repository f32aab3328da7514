import type { Meta, StoryObj } from '@storybook/react-vite'
import { emailStatuses } from './email'
import { EmailStatusBadge } from './ui/email-status-badge'

const meta = {
  title: 'entities/email/EmailStatusBadge',
  component: EmailStatusBadge,
  args: { status: 'SENT' },
  render: () => (
    <div className="flex flex-wrap gap-3">
      {emailStatuses.map((status) => (
        <EmailStatusBadge key={status} status={status} />
      ))}
    </div>
  ),
} satisfies Meta<typeof EmailStatusBadge>

export default meta

export const Each: StoryObj<typeof meta> = {}
