import { useText } from '@/shared/lib/i18n'
import type { FilteredList } from '@/shared/lib/list-search'
import { dealershipChoiceText } from '../text'
import { DealershipChoice } from './dealership-choice'

type DealershipFilterProps = {
  list: Pick<FilteredList, 'search' | 'setFilter'>
  /** The search parameter that it sets; by default that of a list's owner. */
  name?: 'organization_id' | 'dealership_organization'
}

/** The choice as the scope or as a filter of a list, stored in its address. */
export function DealershipFilter({ list, name = 'organization_id' }: DealershipFilterProps) {
  const t = useText(dealershipChoiceText)
  const chosen = list.search[name]
  return (
    <DealershipChoice
      hideLabel
      placeholder={name === 'organization_id' ? undefined : t('any')}
      value={typeof chosen === 'string' ? chosen : undefined}
      onChange={(dealershipId) => list.setFilter(name, dealershipId)}
    />
  )
}
