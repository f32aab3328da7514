import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { machineQueries } from '@/entities/machine'
import { manualKinds, manualStatuses, manualText } from '@/entities/manual'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { SearchField } from '@/shared/ui/search-field'
import { SelectField } from '@/shared/ui/select-field'
import { type LibrarySearch, narrowed } from './library-search'
import { manualLibraryText } from './text'

type LibraryFiltersProps = { search: LibrarySearch; onSearch: (search: LibrarySearch) => void }

export function LibraryFilters({ search, onSearch }: LibraryFiltersProps) {
  const t = useText(manualLibraryText)
  const words = useText(manualText)
  const { data: brands } = useQuery(machineQueries.brands())
  const names = brands?.items.map(({ name }) => name) ?? []
  // A brand from the address is offered too while the brands are on their way, or when it is none of them.
  const offered = search.brand && !names.includes(search.brand) ? [...names, search.brand] : names
  const inText = search.in === 'text'
  const narrow = (change: Partial<LibrarySearch>) => onSearch(narrowed(search, change))
  return (
    <div className="mb-4 grid gap-3">
      <div className="grid gap-3 sm:flex">
        <SelectField
          label={t('where')}
          hideLabel
          value={inText ? 'text' : 'names'}
          onChange={({ target: { value } }) => narrow({ in: value === 'text' ? 'text' : undefined })}
          options={[
            { value: 'names', label: t('inNames') },
            { value: 'text', label: t('inText') },
          ]}
          className="sm:w-44"
        />
        <SearchField
          label={t(inText ? 'searchText' : 'searchNames')}
          value={search.search ?? ''}
          onSearch={(text) => narrow({ search: text || undefined })}
          className="grow sm:max-w-120"
        />
      </div>
      {inText && <p className="text-sm text-ink-muted">{t('textHint')}</p>}
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <SelectField
          label={t('brand')}
          hideLabel
          value={search.brand ?? ''}
          onChange={({ target }) => narrow({ brand: target.value || undefined })}
          placeholder={t('anyBrand')}
          options={offered.map((name) => ({ value: name, label: name }))}
          className="sm:w-44"
        />
        <SelectField
          label={t('kind')}
          hideLabel
          value={search.kind ?? ''}
          onChange={({ target: { value } }) => narrow({ kind: manualKinds.find((kind) => kind === value) })}
          placeholder={t('anyKind')}
          options={manualKinds.map((kind) => ({ value: kind, label: words(kind) }))}
          className="sm:w-44"
        />
        {!inText && (
          <SelectField
            label={t('status')}
            hideLabel
            value={search.status ?? ''}
            onChange={({ target: { value } }) => narrow({ status: manualStatuses.find((status) => status === value) })}
            placeholder={t('anyStatus')}
            options={manualStatuses.map((status) => ({ value: status, label: words(status) }))}
            className="sm:w-44"
          />
        )}
        {search.machine_id && (
          <OneMachine machineId={search.machine_id} onAll={() => narrow({ machine_id: undefined })} />
        )}
      </div>
    </div>
  )
}

/** Says that only one machine's manuals are listed, and leads back to those of all. */
function OneMachine({ machineId, onAll }: { machineId: string; onAll: () => void }) {
  const t = useText(manualLibraryText)
  const { data: machine } = useQuery(machineQueries.detail(machineId))
  return (
    <div className="col-span-2 flex flex-wrap items-center gap-2">
      {machine ? t('oneMachine', { machine: machine.name }) : t('oneMachineUnknown')}
      <Button size="sm" icon={<X aria-hidden />} onClick={onAll}>
        {t('allMachines')}
      </Button>
    </div>
  )
}
