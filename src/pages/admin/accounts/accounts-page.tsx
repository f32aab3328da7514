import { useQuery } from '@tanstack/react-query'
import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { userQueries } from '@/entities/user'
import { InviteUserDialog } from '@/features/invite-user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { useAccountColumns } from './account-columns'
import { AccountFilters } from './account-filters'
import { AccountRequests } from './account-requests'
import { type AccountsSearch, isFiltered, pageSize } from './accounts-search'
import { accountsText } from './text'
import { useWhoseAccounts } from './use-whose-accounts'

type AccountsPageProps = { search: AccountsSearch; onSearch: (search: AccountsSearch) => void }

/** The people of an organization: who they are, what they may do, and whether they may sign in. */
export function AccountsPage({ search, onSearch }: AccountsPageProps) {
  const t = useText(accountsText)
  usePageTitle(t('title'))
  const reader = useUser()
  const [isInviting, setIsInviting] = useState(false)
  const { options, chosen, manages } = useWhoseAccounts(reader, search.organization_id)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    userQueries.list({ ...search, limit: pageSize }),
  )
  const ofAll = reader.is_superuser && !search.organization_id
  const invite = (
    <Button variant="primary" icon={<UserPlus aria-hidden />} onClick={() => setIsInviting(true)}>
      {t('invite')}
    </Button>
  )

  return (
    <>
      <PageHeader title={t('title')} summary={t('summary')} actions={invite} />
      <AccountFilters
        search={search}
        onSearch={onSearch}
        organizations={options}
        own={reader.organization?.name ?? t('everybody')}
      />
      <AccountRequests organizationId={search.organization_id} />
      {chosen && !manages && <Callout className="mb-4">{t('managedByItsOwn', { name: chosen.name })}</Callout>}
      <DataTable
        label={t('title')}
        columns={useAccountColumns({ reader, manages, ofAll })}
        rows={data?.items}
        rowKey={({ id }) => id}
        paging={{
          page: search.page ?? 1,
          pageSize,
          total: data?.total ?? 0,
          onPage: (page) => onSearch({ ...search, page }),
        }}
        refreshing={isPlaceholderData && isFetching}
        error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
        empty={<NoAccounts search={search} onSearch={onSearch} />}
      />
      {isInviting && (
        <InviteUserDialog
          organizationId={search.organization_id}
          organizationName={chosen?.name}
          organizations={ofAll ? options : undefined}
          needsApproval={!manages}
          onClose={() => setIsInviting(false)}
        />
      )}
    </>
  )
}

function NoAccounts({ search, onSearch }: AccountsPageProps) {
  const t = useText(accountsText)
  if (!isFiltered(search)) {
    return (
      <EmptyState title={t('emptyTitle')} icon={Users}>
        {t('empty')}
      </EmptyState>
    )
  }
  const { organization_id } = search
  return (
    <EmptyState
      title={t('nothingFoundTitle')}
      icon={Users}
      action={<Button onClick={() => onSearch(organization_id ? { organization_id } : {})}>{t('reset')}</Button>}
    >
      {t('nothingFound')}
    </EmptyState>
  )
}
