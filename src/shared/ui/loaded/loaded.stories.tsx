import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiError } from '@/shared/api'
import { Loaded } from './loaded'

const meta = {
  title: 'shared/ui/Loaded',
  component: Loaded<string>,
  args: {
    query: { data: undefined, error: null, isFetching: false, refetch: () => {} },
    children: (data) => <p>{data}</p>,
  },
} satisfies Meta<typeof Loaded<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Read: Story = {
  args: { query: { ...meta.args.query, data: 'Quarry loader' } },
}
export const Loading: Story = {}
export const Failed: Story = {
  args: { query: { ...meta.args.query, error: new ApiError({ status: 503 }) } },
}
