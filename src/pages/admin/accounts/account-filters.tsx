import { accountStatuses, isAccountStatus, userText } from '@/entities/user'
import { useText } from '@/shared/lib/i18n'
import { SearchField } from '@/shared/ui/search-field'
import { SelectField, type SelectOption } from '@/shared/ui/select-field'
import { type AccountsSearch, narrowed } from './accounts-search'
import { accountsText } from './text'

type AccountFiltersProps = {
  search: AccountsSearch
  onSearch: (search: AccountsSearch) => void
  /** Whose people can be looked at beside `own`; undefined where there is no choice. */
  organizations: readonly SelectOption[] | undefined
  /** What is shown when none of them is chosen. */
  own: string
}

export function AccountFilters({ search, onSearch, organizations, own }: AccountFiltersProps) {
  const t = useText(accountsText)
  const words = useText(userText)
  return (
    <div className="mb-4 grid gap-3 sm:flex sm:flex-wrap sm:items-center">
      <SearchField
        label={t('search')}
        value={search.search ?? ''}
        onSearch={(text) => onSearch(narrowed(search, { search: text || undefined }))}
        className="sm:w-80"
      />
      {organizations && (
        <SelectField
          label={t('organization')}
          hideLabel
          value={search.organization_id ?? ''}
          onChange={({ target }) => onSearch(narrowed(search, { organization_id: target.value || undefined }))}
          placeholder={own}
          options={organizations}
          className="sm:w-64"
        />
      )}
      <SelectField
        label={t('status')}
        hideLabel
        value={search.status ?? ''}
        onChange={({ target: { value } }) =>
          onSearch(narrowed(search, { status: isAccountStatus(value) ? value : undefined }))
        }
        placeholder={t('anyStatus')}
        options={accountStatuses.map((status) => ({ value: status, label: words(status) }))}
        className="sm:w-44"
      />
    </div>
  )
}
