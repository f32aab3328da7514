import { Link, useNavigate } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { isInternal, type QuoteSummary, quoteQueries, quoteStatuses, quoteText, useLiveQuotes } from '@/entities/quote'
import { isOfDealership, recordScope } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { KeyHint } from '@/shared/ui/keyed'
import { LinkButton } from '@/shared/ui/link-button'
import { ListPage, SelectFilter } from '@/shared/ui/list-page'
import { CustomerFilter } from '@/widgets/customer-filter'
import { DealershipFilter } from '@/widgets/dealership-choice'
import { useQuoteColumns } from './quote-columns'
import { quotesRoute } from './route'
import { quotesText } from './text'

/** The quotes of a dealership, or those that a customer has requested or received. */
export function QuotesPage() {
  const t = useText(quotesText)
  const words = useText(quoteText)
  const navigate = useNavigate()
  const user = useUser()
  const isSeller = isOfDealership(user) || user.is_superuser
  useLiveQuotes(user.organization?.id)
  const open = ({ id }: QuoteSummary) => void navigate({ to: '/quotes/$id', params: { id } })
  const list = useListSearch(quotesRoute, quoteQueries.list)
  const add = !user.is_superuser && (
    <KeyHint by="newQuote">
      <LinkButton variant="primary" asChild>
        <Link to="/add-quote">{t(isSeller ? 'write' : 'request')}</Link>
      </LinkButton>
    </KeyHint>
  )
  return (
    <ListPage
      title={t('title')}
      summary={t('summary')}
      actions={add}
      list={list}
      columns={useQuoteColumns(isSeller, user.is_superuser)}
      onOpen={open}
      searchLabel={t('search')}
      filters={
        <>
          <SelectFilter
            list={list}
            name="status"
            label={t('status')}
            placeholder={t('anyStatus')}
            options={quoteStatuses
              .filter((status) => isSeller || !isInternal(status))
              .map((status) => ({ value: status, label: words(status) }))}
          />
          <DealershipFilter list={list} name="dealership_organization" />
          <CustomerFilter list={list} dealershipId={list.search.dealership_organization} />
          {list.search.instance_id && (
            <Button onClick={() => list.setFilter('instance_id', undefined)}>{t('ofAllMachines')}</Button>
          )}
        </>
      }
      empty={
        <EmptyState title={t('emptyTitle')} icon={FileText} action={add || undefined}>
          {t(`empty_${recordScope(user)}`)}
        </EmptyState>
      }
    />
  )
}
