import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton'

const meta = { title: 'shared/ui/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Paragraph: Story = {
  render: () => (
    <div className="grid max-w-120 gap-3">
      <Skeleton className="h-7 w-2/3" />
      <Skeleton />
      <Skeleton />
      <Skeleton className="h-4 w-1/2" />
    </div>
  ),
}
