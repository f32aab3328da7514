import { threadStatusValues } from '#contract/platform-limits'
import { useText } from '@/shared/lib/i18n'
import type { FilteredList } from '@/shared/lib/list-search'
import { SelectFilter } from '@/shared/ui/list-page'
import { operatorMachinesText } from './text'

type ThreadFilterProps = {
  list: FilteredList
  /** Who is shown everything unless they choose: operators, whose list of models it is as well. */
  isOperator: boolean
  /** Whether threads can be assigned to the reader. */
  isStaff: boolean
}

/** Narrows the list by how far the dealership is with each thread. */
export function ThreadFilter({ list, isOperator, isStaff }: ThreadFilterProps) {
  const t = useText(operatorMachinesText)
  const offered = isOperator
    ? threadStatusValues
    : isStaff
      ? (['MINE', 'CLOSED', 'ALL'] as const)
      : (['CLOSED', 'ALL'] as const)
  return (
    <SelectFilter
      list={list}
      name="status"
      label={t('show')}
      placeholder={t(isOperator ? 'showALL' : 'showOPEN')}
      options={offered.map((status) => ({ value: status, label: t(`show${status}`) }))}
    />
  )
}
