import { useQuery } from '@tanstack/react-query'
import { machineQueries } from '@/entities/machine'
import { isMaintenanceStatus, machineInstanceText, maintenanceStatuses } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { SearchField } from '@/shared/ui/search-field'
import { SelectField, type SelectOption } from '@/shared/ui/select-field'
import { type InstancesSearch, narrowed } from './instances-search'
import { instanceListText } from './text'

/** As many models as a list can offer; whoever has more of them searches. */
const modelsOffered = 200

type InstanceFiltersProps = {
  search: InstancesSearch
  onSearch: (search: InstancesSearch) => void
  /** A dealership's operators; undefined for everybody else. */
  operators: readonly SelectOption[] | undefined
  /** What a super user chooses from; undefined for everybody else. */
  organizations: readonly SelectOption[] | undefined
}

export function InstanceFilters({ search, onSearch, operators, organizations }: InstanceFiltersProps) {
  const t = useText(instanceListText)
  const words = useText(machineInstanceText)
  const { data: models } = useQuery(machineQueries.list({ limit: modelsOffered }))
  const narrow = (change: Partial<InstancesSearch>) => onSearch(narrowed(search, change))
  return (
    <div className="mb-4 grid gap-3 sm:flex sm:flex-wrap sm:items-center">
      {organizations && (
        <SelectField
          label={t('organization')}
          hideLabel
          value={search.organization_id ?? ''}
          onChange={({ target }) => onSearch({ organization_id: target.value || undefined })}
          placeholder={t('chooseOrganization')}
          options={organizations}
          className="sm:w-60"
        />
      )}
      <SearchField
        label={t('search')}
        value={search.search ?? ''}
        onSearch={(text) => narrow({ search: text || undefined })}
        className="sm:w-80"
      />
      {operators && (
        <SelectField
          label={t('operator')}
          hideLabel
          value={search.operator_id ?? ''}
          onChange={({ target }) => narrow({ operator_id: target.value || undefined })}
          placeholder={t('anyOperator')}
          options={operators}
          className="sm:w-52"
        />
      )}
      <SelectField
        label={t('model')}
        hideLabel
        value={search.machine_id ?? ''}
        onChange={({ target }) => narrow({ machine_id: target.value || undefined })}
        placeholder={t('anyModel')}
        options={models?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        className="sm:w-44"
      />
      <SelectField
        label={t('status')}
        hideLabel
        value={search.status ?? ''}
        onChange={({ target: { value } }) => narrow({ status: isMaintenanceStatus(value) ? value : undefined })}
        placeholder={t('anyStatus')}
        options={maintenanceStatuses.map((status) => ({ value: status, label: words(status) }))}
        className="sm:w-40"
      />
    </div>
  )
}
