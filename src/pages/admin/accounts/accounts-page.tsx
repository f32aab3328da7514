import { useQuery } from '@tanstack/react-query'
import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { isFormer, organizationQueries } from '@/entities/organization'
import { isOfDealership, type User, userQueries } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { EmptyState } from '@/shared/ui/empty-state'
import { ListPage } from '@/shared/ui/list-page'
import { useAccountColumns } from './account-columns'
import { AccountFilters, AccountScope } from './account-filters'
import { AccountRequests } from './account-requests'
import { InviteUserDialog } from './invite-user-dialog'
import { accountsRoute } from './route'
import { accountsText } from './text'

/** The people of an organization: who they are, what they may do, and whether they may sign in. */
export function AccountsPage() {
  const t = useText(accountsText)
  const reader = useUser()
  const [isInviting, setIsInviting] = useState(false)
  const list = useListSearch(accountsRoute, userQueries.list)
  const { organization_id: organizationId } = list.search
  const { options, chosen, manages } = useAccountOrganizations(reader, organizationId)
  const ofAll = reader.is_superuser && !organizationId
  return (
    <ListPage
      title={t('title')}
      summary={t('summary')}
      actions={
        <Button variant="primary" icon={<UserPlus aria-hidden />} onClick={() => setIsInviting(true)}>
          {t('invite')}
        </Button>
      }
      list={list}
      columns={useAccountColumns({ reader, manages, ofAll })}
      searchLabel={t('search')}
      searchPlaceholder={t('searchHint')}
      scope={<AccountScope list={list} organizations={options} own={reader.organization?.name ?? t('everybody')} />}
      filters={<AccountFilters list={list} />}
      notice={
        <>
          <AccountRequests organizationId={organizationId} />
          {chosen && !manages && <Callout className="mb-4">{t('managedByItsOwn', { name: chosen.name })}</Callout>}
        </>
      }
      empty={
        <EmptyState title={t('emptyTitle')} icon={Users}>
          {t('empty')}
        </EmptyState>
      }
    >
      {isInviting && (
        <InviteUserDialog
          organizationId={organizationId}
          organizationName={chosen?.name}
          organizations={ofAll ? options : undefined}
          needsApproval={!manages}
          onClose={() => setIsInviting(false)}
        />
      )}
    </ListPage>
  )
}

/**
 * The organizations whose people the reader may list, besides their own: all for a super user; for a dealership's admin
 * the operators that it serves now ("Dealerships also load their operators", specification, section 4).
 *
 * @param chosenId the one in the address; without one, the reader's own, or everyone for a super user
 */
function useAccountOrganizations(user: User, chosenId: string | undefined) {
  const mayChoose = user.is_superuser || isOfDealership(user)
  const { data } = useQuery({
    ...(user.is_superuser
      ? organizationQueries.choices()
      : organizationQueries.operatorsOf(user.organization?.id ?? '')),
    enabled: mayChoose,
  })
  const organizations = data?.items.filter((organization) => !isFormer(organization))
  const chosen = organizations?.find(({ id }) => id === chosenId)
  return {
    /** Undefined where there is nothing to choose. */
    options: mayChoose ? (organizations?.map(({ id, name }) => ({ value: id, label: name })) ?? []) : undefined,
    chosen,
    /** Whether the reader manages the listed people, or may only invite others. */
    manages: chosenId === undefined || chosenId === user.organization?.id || (chosen?.can_manage ?? false),
  }
}
