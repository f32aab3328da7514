import { BrandFilter, machineStatuses, machineText } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import type { FilteredList } from '@/shared/lib/list-search'
import { SelectFilter } from '@/shared/ui/list-page'
import { machineListText } from './text'

export function MachineFilters({ list }: { list: FilteredList }) {
  const t = useText(machineListText)
  const words = useText(machineText)
  return (
    <>
      <BrandFilter list={list} />
      <SelectFilter
        list={list}
        name="status"
        label={t('status')}
        placeholder={t('anyStatus')}
        options={machineStatuses.map((status) => ({ value: status, label: words(status) }))}
      />
    </>
  )
}
