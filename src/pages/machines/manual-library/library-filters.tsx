import { BrandFilter, OneMachine } from '@/entities/machine'
import { manualKinds, manualStatuses, manualText } from '@/entities/manual'
import { useText } from '@/shared/lib/i18n'
import type { FilteredList } from '@/shared/lib/list-search'
import { SelectFilter } from '@/shared/ui/list-page'
import { manualLibraryText } from './text'

type LibraryFiltersProps = { list: FilteredList & { search: { machine_id?: string } } }

export function LibraryScope({ list }: { list: FilteredList }) {
  const t = useText(manualLibraryText)
  return (
    <SelectFilter
      list={list}
      name="in"
      label={t('where')}
      placeholder={t('inNames')}
      options={[{ value: 'text', label: t('inText') }]}
    />
  )
}

export function LibraryFilters({ list }: LibraryFiltersProps) {
  const t = useText(manualLibraryText)
  const words = useText(manualText)
  const inText = list.search.in === 'text'
  const machineId = list.search.machine_id
  return (
    <>
      <BrandFilter list={list} />
      <SelectFilter
        list={list}
        name="kind"
        label={t('kind')}
        placeholder={t('anyKind')}
        options={manualKinds.map((kind) => ({ value: kind, label: words(kind) }))}
      />
      {!inText && (
        <SelectFilter
          list={list}
          name="status"
          label={t('status')}
          placeholder={t('anyStatus')}
          options={manualStatuses.map((status) => ({ value: status, label: words(status) }))}
        />
      )}
      {machineId && <OneMachine machineId={machineId} onAll={() => list.setFilter('machine_id', undefined)} />}
    </>
  )
}
