import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { EmptyState } from '../empty-state'
import { type Status, StatusBadge } from '../status-badge'
import type { Column } from './column'
import { DataTable } from './data-table'
import { rowTitleClass } from './row-title'

type Order = {
  number: string
  customer: string
  machine: string
  placed: string
  status: [Status, string]
  total: string
}

const orders: Order[] = [
  ['NF-10482', 'Ridgeline Quarry', 'WL-120 · GHT00123', 'Today 14:02', ['new', 'New order'], '$412.80'],
  ['NF-10481', 'Tall Pines Forestry', 'FX-90 · TPF00871', 'Today 11:37', ['working', 'Processing'], '$2,960.00'],
  ['NF-10480', 'Ridgeline Quarry', 'EX-210 · RQ-0032', 'Yesterday', ['attention', 'Backordered'], '$88.15'],
  ['NF-10479', 'Tall Pines Forestry', 'WL-120 · GHT00377', 'Yesterday', ['failed', 'Payment failed'], '$1,204.40'],
  ['NF-10478', 'Ridgeline Quarry', 'WL-120 · GHT00123', '2 days ago', ['working', 'Processing'], '$640.00'],
  ['NF-10477', 'Tall Pines Forestry', 'SK-40 · TPF00119', '3 days ago', ['done', 'Completed'], '$57.90'],
].map(
  ([number, customer, machine, placed, status, total]) =>
    ({ number, customer, machine, placed, status, total }) as Order,
)

const columns: Column<Order>[] = [
  {
    id: 'number',
    header: 'Order',
    sortable: true,
    onCard: 'title',
    cell: (order) => (
      <a href={`#${order.number}`} className={rowTitleClass}>
        {order.number}
      </a>
    ),
  },
  { id: 'customer', header: 'Customer', sortable: true, cell: (order) => order.customer },
  { id: 'machine', header: 'Machine', cell: (order) => order.machine },
  { id: 'placed', header: 'Placed', kind: 'date', sortable: true, cell: (order) => order.placed },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    onCard: 'corner',
    cell: ({ status: [status, label] }) => <StatusBadge status={status} label={label} />,
  },
  { id: 'total', header: 'Total', kind: 'money', sortable: true, cell: (order) => order.total },
]

const nothing = () => undefined

const meta = {
  title: 'shared/ui/DataTable',
  component: DataTable<Order>,
  args: {
    label: 'Orders',
    columns,
    rows: orders,
    rowKey: (order) => order.number,
    onOpen: nothing,
    onSort: nothing,
    sort: { field: 'placed', direction: 'desc' },
    paging: { page: 1, pageSize: 6, total: 1284, onPage: nothing },
  },
} satisfies Meta<typeof DataTable<Order>>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Refreshing: Story = { args: { refreshing: true } }
export const Loading: Story = { args: { rows: undefined } }
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="No orders yet" action={<Button variant="primary">New order</Button>}>
        Parts that your customers order show up here.
      </EmptyState>
    ),
  },
}
export const BeyondLastPage: Story = {
  args: { rows: [], paging: { page: 299, pageSize: 6, total: 1284, onPage: nothing } },
}
export const Failed: Story = {
  args: { rows: undefined, error: { message: 'Network error or server did not respond.', onRetry: nothing } },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
