import { useNavigate } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { organizationQueries, type ServedCustomer } from '@/entities/organization'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { EmptyState } from '@/shared/ui/empty-state'
import { ListPage } from '@/shared/ui/list-page'
import { useCustomerColumns } from './customer-columns'
import { customersRoute } from './route'
import { customersText } from './text'

/** The operators that a dealership serves. */
export function CustomersPage() {
  const t = useText(customersText)
  const navigate = useNavigate()
  const open = ({ id }: ServedCustomer) => void navigate({ to: '/customers/$id', params: { id } })
  const list = useListSearch(customersRoute, organizationQueries.served)
  return (
    <ListPage
      title={t('title')}
      summary={t('summary')}
      list={list}
      columns={useCustomerColumns()}
      onOpen={open}
      searchLabel={t('search')}
      empty={
        <EmptyState title={t('emptyTitle')} icon={Building2}>
          {t('empty')}
        </EmptyState>
      }
    />
  )
}
