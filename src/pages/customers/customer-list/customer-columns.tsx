import { Link } from '@tanstack/react-router'
import { OrganizationName, type ServedCustomer } from '@/entities/organization'
import { useText } from '@/shared/lib/i18n'
import { type Column, rowTitleClass } from '@/shared/ui/data-table'
import { customersText } from './text'

export function useCustomerColumns(): Column<ServedCustomer>[] {
  const t = useText(customersText)
  return [
    {
      id: 'name',
      header: t('name'),
      sortable: true,
      onCard: 'title',
      value: ({ name }) => name,
      cell: (customer) => (
        <OrganizationName organization={customer}>
          <Link to="/customers/$id" params={{ id: customer.id }} className={rowTitleClass}>
            {customer.name}
          </Link>
        </OrganizationName>
      ),
    },
    {
      id: 'machines',
      header: t('machines'),
      kind: 'number',
      value: ({ machine_count: count }) => count,
      cell: ({ machine_count: count }) => count,
    },
    {
      id: 'overdue_count',
      header: t('overdue'),
      kind: 'number',
      sortable: true,
      value: ({ overdue_count: count }) => count,
      cell: ({ overdue_count: count }) => <Count count={count} tone="danger" />,
    },
    {
      id: 'open_orders',
      header: t('openOrders'),
      kind: 'number',
      value: ({ open_order_count: count }) => count,
      cell: ({ open_order_count: count }) => count,
    },
    {
      id: 'unanswered',
      header: t('unanswered'),
      kind: 'number',
      value: ({ unanswered_message_count: count }) => count,
      cell: ({ unanswered_message_count: count }) => <Count count={count} tone="info" />,
    },
  ]
}

/** A number that stands out where there is something to do. */
function Count({ count, tone }: { count: number; tone: keyof typeof tones }) {
  return count === 0 ? 0 : <span className={tones[tone]}>{count}</span>
}

const tones = { danger: 'font-bold text-danger-ink', info: 'font-bold text-info-ink' }
