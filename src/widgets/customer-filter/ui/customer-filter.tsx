import { useQuery } from '@tanstack/react-query'
import { organizationQueries } from '@/entities/organization'
import { isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import type { FilteredList } from '@/shared/lib/list-search'
import { Button } from '@/shared/ui/button'
import { SelectFilter } from '@/shared/ui/list-page'
import { customerFilterText } from '../text'

type CustomerFilterProps = {
  list: Pick<FilteredList, 'search' | 'setFilter'>
  /** Whose customers a super user chooses from, once one is chosen. */
  dealershipId?: string | undefined
}

/**
 * Narrows a list to one customer of the dealership, by the search parameter `operator_id`. One that is none of its customers
 * any more, or of a dealership that is not chosen, cannot be chosen here, and only be left.
 */
export function CustomerFilter({ list, dealershipId }: CustomerFilterProps) {
  const t = useText(customerFilterText)
  const user = useUser()
  const sellerId = user.is_superuser ? dealershipId : isOfDealership(user) ? user.organization?.id : undefined
  const { data, isLoading } = useQuery({
    ...organizationQueries.operatorsOf(sellerId ?? ''),
    enabled: sellerId !== undefined,
  })
  const { operator_id: chosen } = list.search
  const customers = data?.items ?? []
  if (chosen !== undefined && !isLoading && !customers.some(({ id }) => id === chosen)) {
    return <Button onClick={() => list.setFilter('operator_id', undefined)}>{t('ofAllCustomers')}</Button>
  }
  if (sellerId === undefined) return null
  return (
    <SelectFilter
      list={list}
      name="operator_id"
      label={t('customer')}
      placeholder={t('anyCustomer')}
      options={customers.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
