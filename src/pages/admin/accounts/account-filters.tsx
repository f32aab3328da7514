import { accountStatuses, userText } from '@/entities/user'
import { useText } from '@/shared/lib/i18n'
import type { FilteredList } from '@/shared/lib/list-search'
import { SelectFilter } from '@/shared/ui/list-page'
import type { SelectOption } from '@/shared/ui/select-field'
import { accountsText } from './text'

type AccountScopeProps = {
  list: FilteredList
  /** The organizations that can be listed besides `own`; undefined where there is no choice. */
  organizations: readonly SelectOption[] | undefined
  /** What is shown when none of them is chosen. */
  own: string
}

export function AccountScope({ list, organizations, own }: AccountScopeProps) {
  const t = useText(accountsText)
  return (
    organizations && (
      <SelectFilter
        list={list}
        name="organization_id"
        label={t('organization')}
        placeholder={own}
        options={organizations}
      />
    )
  )
}

export function AccountFilters({ list }: { list: FilteredList }) {
  const t = useText(accountsText)
  const words = useText(userText)
  return (
    <SelectFilter
      list={list}
      name="status"
      label={t('status')}
      placeholder={t('anyStatus')}
      options={accountStatuses.map((status) => ({ value: status, label: words(status) }))}
    />
  )
}
