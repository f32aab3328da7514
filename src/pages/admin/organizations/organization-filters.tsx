import { organizationText, organizationTypes } from '@/entities/organization'
import { useText } from '@/shared/lib/i18n'
import { SearchField } from '@/shared/ui/search-field'
import { SelectField } from '@/shared/ui/select-field'
import { narrowed, type OrganizationsSearch } from './organizations-search'
import { organizationsText } from './text'

type OrganizationFiltersProps = { search: OrganizationsSearch; onSearch: (search: OrganizationsSearch) => void }

export function OrganizationFilters({ search, onSearch }: OrganizationFiltersProps) {
  const t = useText(organizationsText)
  const words = useText(organizationText)
  return (
    <div className="mb-4 grid gap-3 sm:flex sm:items-center">
      <SearchField
        label={t('search')}
        value={search.search ?? ''}
        onSearch={(text) => onSearch(narrowed(search, { search: text || undefined }))}
        className="sm:w-80"
      />
      <SelectField
        label={t('type')}
        hideLabel
        value={search.type ?? ''}
        onChange={({ target: { value } }) =>
          onSearch(narrowed(search, { type: organizationTypes.find((type) => type === value) }))
        }
        placeholder={t('anyType')}
        options={organizationTypes.map((type) => ({ value: type, label: words(type) }))}
        className="sm:w-76"
      />
    </div>
  )
}
