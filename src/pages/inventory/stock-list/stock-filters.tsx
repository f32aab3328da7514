import { inventoryText, type StockLocation, stockStates } from '@/entities/inventory'
import { useText } from '@/shared/lib/i18n'
import type { FilteredList } from '@/shared/lib/list-search'
import { SelectFilter } from '@/shared/ui/list-page'
import { inventoryListText } from './text'

type StockFiltersProps = { list: FilteredList; locations: readonly StockLocation[] }

export function StockFilters({ list, locations }: StockFiltersProps) {
  const t = useText(inventoryListText)
  const words = useText(inventoryText)
  return (
    <>
      <SelectFilter
        list={list}
        name="location_id"
        label={t('location')}
        placeholder={t('anyLocation')}
        options={locations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectFilter
        list={list}
        name="state"
        label={t('state')}
        placeholder={t('anyState')}
        options={stockStates.map((state) => ({ value: state, label: words(state) }))}
      />
    </>
  )
}
