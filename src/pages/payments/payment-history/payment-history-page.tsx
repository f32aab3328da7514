import { History } from 'lucide-react'
import {
  exportPaymentAudit,
  paymentAuditActions,
  paymentQueries,
  paymentText,
  useLivePayments,
} from '@/entities/payment'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { EmptyState } from '@/shared/ui/empty-state'
import { DayFilters, ListPage, SelectFilter } from '@/shared/ui/list-page'
import { PaymentsTabs } from '@/widgets/payments-tabs'
import { useHistoryColumns } from './history-columns'
import { paymentHistoryRoute } from './route'
import { paymentHistoryText } from './text'

/** /payments/history: who did what to money. */
export function PaymentHistoryPage() {
  const t = useText(paymentHistoryText)
  const words = useText(paymentText)
  useLivePayments(useUser().organization?.id)
  const list = useListSearch(paymentHistoryRoute, paymentQueries.audit)
  const { action, from, to } = list.search
  return (
    <ListPage
      title={t('title')}
      summary={t('summary')}
      tabs={<PaymentsTabs />}
      list={list}
      columns={useHistoryColumns()}
      filters={
        <>
          <SelectFilter
            list={list}
            name="action"
            label={t('action')}
            placeholder={t('anyAction')}
            options={paymentAuditActions.map((value) => ({ value, label: words(value) }))}
          />
          <DayFilters list={list} fromLabel={t('from')} toLabel={t('to')} />
        </>
      }
      exportTable={() => exportPaymentAudit({ action, from, to })}
      empty={
        <EmptyState title={t('emptyTitle')} icon={History}>
          {t('empty')}
        </EmptyState>
      }
    />
  )
}
