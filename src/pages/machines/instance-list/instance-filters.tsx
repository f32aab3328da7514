import { useQuery } from '@tanstack/react-query'
import { machineQueries } from '@/entities/machine'
import { machineInstanceText, maintenanceStatuses } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import type { FilteredList } from '@/shared/lib/list-search'
import { SelectFilter } from '@/shared/ui/list-page'
import type { SelectOption } from '@/shared/ui/select-field'
import { instanceListText } from './text'

/** As many models as a list can offer; whoever has more of them searches. */
const MODELS_OFFERED = 200

type InstanceFiltersProps = {
  list: FilteredList
  /** A dealership's operators; undefined for everybody else. */
  operators: readonly SelectOption[] | undefined
}

export function InstanceFilters({ list, operators }: InstanceFiltersProps) {
  const t = useText(instanceListText)
  const words = useText(machineInstanceText)
  const { data: models } = useQuery(machineQueries.list({ limit: MODELS_OFFERED }))
  return (
    <>
      {operators && (
        <SelectFilter
          list={list}
          name="operator_id"
          label={t('operator')}
          placeholder={t('anyOperator')}
          options={operators}
        />
      )}
      <SelectFilter
        list={list}
        name="machine_id"
        label={t('model')}
        placeholder={t('anyModel')}
        options={models?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      />
      <SelectFilter
        list={list}
        name="status"
        label={t('status')}
        placeholder={t('anyStatus')}
        options={maintenanceStatuses.map((status) => ({ value: status, label: words(status) }))}
      />
    </>
  )
}
