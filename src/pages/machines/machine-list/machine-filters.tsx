import { useQuery } from '@tanstack/react-query'
import { isMachineStatus, machineQueries, machineStatuses, machineText } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { SearchField } from '@/shared/ui/search-field'
import { SelectField } from '@/shared/ui/select-field'
import { type MachinesSearch, narrowed } from './machines-search'
import { machineListText } from './text'

type MachineFiltersProps = { search: MachinesSearch; onSearch: (search: MachinesSearch) => void }

export function MachineFilters({ search, onSearch }: MachineFiltersProps) {
  const t = useText(machineListText)
  const words = useText(machineText)
  const { data: brands } = useQuery(machineQueries.brands())
  const names = brands?.items.map(({ name }) => name) ?? []
  // A brand from the address is offered too while the brands are on their way, or when it is none of them.
  const offered = search.brand && !names.includes(search.brand) ? [...names, search.brand] : names
  return (
    <div className="mb-4 grid gap-3 sm:flex sm:items-center">
      <SearchField
        label={t('search')}
        value={search.search ?? ''}
        onSearch={(text) => onSearch(narrowed(search, { search: text || undefined }))}
        className="sm:w-80"
      />
      <div className="grid grid-cols-2 gap-3 sm:flex">
        <SelectField
          label={t('brand')}
          hideLabel
          value={search.brand ?? ''}
          onChange={({ target }) => onSearch(narrowed(search, { brand: target.value || undefined }))}
          placeholder={t('anyBrand')}
          options={offered.map((name) => ({ value: name, label: name }))}
          className="sm:w-44"
        />
        <SelectField
          label={t('status')}
          hideLabel
          value={search.status ?? ''}
          onChange={({ target: { value } }) =>
            onSearch(narrowed(search, { status: isMachineStatus(value) ? value : undefined }))
          }
          placeholder={t('anyStatus')}
          options={machineStatuses.map((status) => ({ value: status, label: words(status) }))}
          className="sm:w-44"
        />
      </div>
    </div>
  )
}
