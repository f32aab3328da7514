import { useQuery } from '@tanstack/react-query'
import { Building2, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Organization, organizationQueries } from '@/entities/organization'
import { CreateOrganizationDialog } from '@/features/edit-organization'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { Button } from '@/shared/ui/button'
import { DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { CustomerLookUp } from './customer-look-up'
import { useOrganizationColumns } from './organization-columns'
import { OrganizationDrawer } from './organization-drawer'
import { OrganizationFilters } from './organization-filters'
import { narrowed, type OrganizationsSearch, pageSize } from './organizations-search'
import { organizationsText } from './text'

type OrganizationsPageProps = {
  search: OrganizationsSearch
  onSearch: (search: OrganizationsSearch) => void
  /** Leads to the e-mails that were sent or kept. */
  outbox?: ReactNode
  /** Leads to the people of an organization. */
  people: (organization: Organization) => ReactNode
}

/** All organizations, for the super user. */
export function OrganizationsPage({ search, onSearch, outbox, people }: OrganizationsPageProps) {
  const t = useText(organizationsText)
  usePageTitle(t('title'))
  const [dialog, setDialog] = useState<'create' | 'look-up'>()
  const { organization: opened, page = 1, ...filter } = search
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    organizationQueries.list({ ...filter, page, limit: pageSize }),
  )
  const open = ({ id }: Organization) => onSearch({ ...search, organization: id })
  const create = (
    <Button variant="primary" onClick={() => setDialog('create')}>
      {t('create')}
    </Button>
  )

  return (
    <>
      <PageHeader
        title={t('title')}
        summary={t('summary')}
        actions={
          <>
            {outbox}
            <Button icon={<Search aria-hidden />} onClick={() => setDialog('look-up')}>
              {t('lookUp')}
            </Button>
            {create}
          </>
        }
      />
      <OrganizationFilters search={search} onSearch={onSearch} />
      <DataTable
        label={t('title')}
        columns={useOrganizationColumns(open)}
        rows={data?.items}
        rowKey={({ id }) => id}
        onOpen={open}
        paging={{ page, pageSize, total: data?.total ?? 0, onPage: (next) => onSearch({ ...search, page: next }) }}
        refreshing={isPlaceholderData && isFetching}
        error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
        empty={
          filter.search || filter.type ? (
            <EmptyState
              title={t('nothingFoundTitle')}
              icon={Building2}
              action={<Button onClick={() => onSearch({})}>{t('reset')}</Button>}
            >
              {t('nothingFound')}
            </EmptyState>
          ) : (
            <EmptyState title={t('emptyTitle')} icon={Building2}>
              {t('empty')}
            </EmptyState>
          )
        }
      />
      {opened && (
        <OrganizationDrawer
          key={opened}
          organizationId={opened}
          people={people}
          onClose={() => onSearch({ ...search, organization: undefined })}
        />
      )}
      {dialog === 'create' && (
        <CreateOrganizationDialog
          onClose={() => setDialog(undefined)}
          onCreated={({ id }) => onSearch(narrowed({}, { organization: id }))}
        />
      )}
      {dialog === 'look-up' && <CustomerLookUp onClose={() => setDialog(undefined)} />}
    </>
  )
}
