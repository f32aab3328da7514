import type { FilteredList } from '@/shared/lib/list-search'
import { DealershipChoice } from './dealership-choice'

/** The choice as the scope of a list, stored in its address. */
export function DealershipFilter({ list }: { list: Pick<FilteredList, 'search' | 'setFilter'> }) {
  const { organization_id: chosen } = list.search
  return (
    <DealershipChoice
      hideLabel
      value={typeof chosen === 'string' ? chosen : undefined}
      onChange={(dealershipId) => list.setFilter('organization_id', dealershipId)}
    />
  )
}
