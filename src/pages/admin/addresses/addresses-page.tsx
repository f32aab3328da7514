import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { organizationQueries } from '@/entities/organization'
import { EditOrganization } from '@/features/edit-organization'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { PageHeader } from '@/shared/ui/page-header'
import { SelectField } from '@/shared/ui/select-field'
import { AddressList } from './addresses/address-list'
import { LinkList } from './links/link-list'
import { addressesRoute } from './route'
import { addressesText } from './text'

/** The organization, for a super user; everybody else sees their own. */
export type AddressesSearch = { organization_id?: string }

type AddressesPageProps = { search: AddressesSearch; onSearch: (search: AddressesSearch) => void }

/** The addresses, partners and description of an organization. */
export function AddressesPage({ search, onSearch }: AddressesPageProps) {
  const t = useText(addressesText)
  usePageTitle(t('title'))
  const { organization } = useUser()
  const organizationId = organization?.id ?? search.organization_id
  return (
    <>
      <PageHeader title={t('title')} summary={organization?.name} />
      {!organization && <OrganizationChoice search={search} onSearch={onSearch} />}
      {organizationId ? (
        <div key={organizationId} className="grid gap-5">
          <AddressList organizationId={organizationId} />
          <OrganizationSections organizationId={organizationId} />
        </div>
      ) : (
        <EmptyState title={t('chooseTitle')} icon={Building2}>
          {t('choose')}
        </EmptyState>
      )}
    </>
  )
}

/** For a super user, who belongs to none. */
function OrganizationChoice({ search, onSearch }: AddressesPageProps) {
  const t = useText(addressesText)
  const { data } = useQuery(organizationQueries.choices())
  return (
    <SelectField
      label={t('organization')}
      value={search.organization_id ?? ''}
      onChange={({ target }) => onSearch(target.value ? { organization_id: target.value } : {})}
      placeholder={t('chooseOrganization')}
      options={data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      className="mb-5 sm:w-80"
    />
  )
}

export function AddressesScreen() {
  const { search, setSearch } = useRouteSearch(addressesRoute)
  return <AddressesPage search={search} onSearch={setSearch} />
}

/** Whom the organization works with, and its own details; both depend on which kind it is. */
function OrganizationSections({ organizationId }: { organizationId: string }) {
  const t = useText(addressesText)
  const query = useQuery(organizationQueries.detail(organizationId))
  if (!query.data) {
    return (
      <Card>
        <Loaded query={query} />
      </Card>
    )
  }
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <LinkList organization={query.data} />
      {query.data.can_manage && (
        <Card title={t('details')}>
          <EditOrganization organization={query.data} />
        </Card>
      )}
    </div>
  )
}
