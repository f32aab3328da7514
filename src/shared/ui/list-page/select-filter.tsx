import { cx } from '@/shared/lib/class-names'
import type { FilteredList } from '@/shared/lib/list-search'
import { SelectField, type SelectOption } from '../select-field'

type SelectFilterProps = {
  list: Pick<FilteredList, 'search' | 'setFilter'>
  /** The search parameter that it sets. */
  name: string
  label: string
  /** What is shown while nothing is chosen. */
  placeholder: string
  options: readonly SelectOption[]
}

/** Narrows a list to the rows of one value. As wide as what is chosen, so that no language cuts it. */
export function SelectFilter({ list, name, ...field }: SelectFilterProps) {
  const value = list.search[name]
  return (
    <SelectField
      {...field}
      hideLabel
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => list.setFilter(name, target.value || undefined)}
      className={cx(
        'max-w-full max-sm:grow sm:max-w-80 sm:[&_select]:field-sizing-content',
        // On paper, only what narrows the list.
        !value && 'print:hidden',
      )}
    />
  )
}
