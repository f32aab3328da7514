import { useQuery } from '@tanstack/react-query'
import { useText } from '@/shared/lib/i18n'
import type { FilteredList } from '@/shared/lib/list-search'
import { SelectFilter } from '@/shared/ui/list-page'
import { machineQueries } from '../machine.queries'
import { machineText } from '../text'

/** Narrows a list to one brand, the parameter `brand` of its address. */
export function BrandFilter({ list }: { list: FilteredList }) {
  const t = useText(machineText)
  const { data: brands } = useQuery(machineQueries.brands())
  const names = brands?.items.map(({ name }) => name) ?? []
  const { brand } = list.search
  // A brand from the address is offered too while the brands are loading, or when it is unknown.
  const offered = typeof brand === 'string' && !names.includes(brand) ? [...names, brand] : names
  return (
    <SelectFilter
      list={list}
      name="brand"
      label={t('brand')}
      placeholder={t('anyBrand')}
      options={offered.map((name) => ({ value: name, label: name }))}
    />
  )
}
