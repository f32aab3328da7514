import type { Meta, StoryObj } from '@storybook/react-vite'
import { queuedManual, serviceManual } from './testing'
import { ManualProgressBar } from './ui/manual-progress-bar'
import { ManualStatusBadge } from './ui/manual-status-badge'

const meta = {
  title: 'entities/manual/ManualStatusBadge',
  component: ManualStatusBadge,
  args: { status: 'READY' },
} satisfies Meta<typeof ManualStatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Failed: Story = { args: { status: 'FAILED' } }
export const Processing: Story = { render: () => <ManualProgressBar {...serviceManual} /> }
export const Queued: Story = { render: () => <ManualProgressBar {...queuedManual} /> }
export const Opening: Story = { render: () => <ManualProgressBar {...queuedManual} status="PROCESSING" /> }
