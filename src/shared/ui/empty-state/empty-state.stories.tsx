import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen } from 'lucide-react'
import { Button } from '../button'
import { EmptyState } from './empty-state'

const meta = {
  title: 'shared/ui/EmptyState',
  component: EmptyState,
  args: { title: 'No manuals yet' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithFirstAction: Story = {
  args: {
    icon: BookOpen,
    children: 'Upload the machine’s manual as a PDF. Bob answers from it with the page beside the answer.',
    action: <Button variant="primary">Upload a manual</Button>,
  },
}
