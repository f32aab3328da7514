import { useNavigate } from '@tanstack/react-router'
import { Wrench } from 'lucide-react'
import {
  type MaintenanceQuoteSummary,
  maintenanceQuoteQueries,
  maintenanceQuoteStatuses,
  maintenanceQuoteText,
  useLiveMaintenanceQuotes,
} from '@/entities/maintenance-quote'
import { hasRole, isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { EmptyState } from '@/shared/ui/empty-state'
import { ListPage, SelectFilter } from '@/shared/ui/list-page'
import { DealershipFilter } from '@/widgets/dealership-choice'
import { useMaintenanceQuoteColumns } from './maintenance-quote-columns'
import { QuotesMenu } from './quotes-menu'
import { maintenanceQuotesRoute } from './route'

/** The maintenance quotes of a dealership, or those that were sent to a customer. */
export function MaintenanceQuotesPage() {
  const t = useText(maintenanceQuoteText)
  const navigate = useNavigate()
  const user = useUser()
  useLiveMaintenanceQuotes(user.organization?.id)
  const open = ({ id }: MaintenanceQuoteSummary) => void navigate({ to: '/maintenance-quotes/$id', params: { id } })
  const ofSide = isOfDealership(user) ? 'emptyForStaff' : 'emptyForOperator'
  const empty = user.is_superuser ? 'emptyForSuperUser' : ofSide
  const list = useListSearch(maintenanceQuotesRoute, maintenanceQuoteQueries.list)
  return (
    <ListPage
      title={t('title')}
      summary={t('summary')}
      menu={
        hasRole(user, 'dealership-admin') && user.organization && <QuotesMenu dealershipId={user.organization.id} />
      }
      list={list}
      columns={useMaintenanceQuoteColumns(user.is_superuser)}
      onOpen={open}
      searchLabel={t('search')}
      filters={
        <>
          <SelectFilter
            list={list}
            name="status"
            label={t('status')}
            placeholder={t('anyStatus')}
            options={maintenanceQuoteStatuses.map((status) => ({ value: status, label: t(status) }))}
          />
          <DealershipFilter list={list} name="dealership_organization" />
        </>
      }
      empty={
        <EmptyState title={t('emptyTitle')} icon={Wrench}>
          {t(empty)}
        </EmptyState>
      }
    />
  )
}
