import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiError } from '@/shared/api'
import { NewestCard } from './newest-card'

type Order = { id: string; number: string }

const orders: Order[] = ['SO-1003', 'SO-1002', 'SO-1001'].map((number) => ({ id: number, number }))
const read = { error: null, isFetching: false, refetch: () => Promise.reject(new Error('not read')) }

const meta = {
  title: 'shared/ui/NewestCard',
  component: NewestCard<Order>,
  args: {
    title: 'Orders',
    query: { ...read, data: { items: orders, total: 12 } },
    empty: 'No orders yet.',
    allLink: <a href="#orders">Show all 12 orders</a>,
    children: ({ number }) => <span className="figures">{number}</span>,
  },
} satisfies Meta<typeof NewestCard<Order>>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Few: Story = { args: { query: { ...read, data: { items: orders, total: 3 } } } }
export const Empty: Story = { args: { query: { ...read, data: { items: [], total: 0 } } } }
export const Loading: Story = { args: { query: { ...read, data: undefined } } }
export const Failed: Story = { args: { query: { ...read, data: undefined, error: new ApiError({ status: 503 }) } } }
