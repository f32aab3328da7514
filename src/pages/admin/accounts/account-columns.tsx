import { AccountStatusBadge, fullName, type User, useRoleName, userText } from '@/entities/user'
import { useDate } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Badge } from '@/shared/ui/badge'
import type { Column } from '@/shared/ui/data-table'
import { AccountActions } from './account-actions'
import { accountsText } from './text'

type Shown = {
  /** The reader, who changes their own account on /profile and not here. */
  reader: User
  manages: boolean
  /** Whether the list mixes people of several organizations. */
  ofAll: boolean
}

/** Nothing for those whose name is not known: they are called by their address. */
const nameOf = (user: User): string => (fullName(user) === user.email ? '' : fullName(user))

export function useAccountColumns({ reader, manages, ofAll }: Shown): Column<User>[] {
  const t = useText(accountsText)
  const words = useText(userText)
  const roleName = useRoleName()
  const dateOf = useDate()
  const isReader = ({ id }: User) => id === reader.id
  const organization: Column<User> = {
    id: 'organization',
    value: ({ organization }) => organization?.name,
    header: t('organization'),
    cell: ({ organization }) => organization?.name ?? '',
  }
  return [
    {
      id: 'name',
      exported: [
        { header: t('name'), value: nameOf },
        { header: t('email'), value: ({ email }) => email },
      ],
      header: t('name'),
      onCard: 'title',
      cell: (user) => (
        <div className="grid min-w-0">
          <span className="flex flex-wrap items-center gap-2 font-semibold">
            {fullName(user)}
            {isReader(user) && <Badge>{t('you')}</Badge>}
          </span>
          {fullName(user) !== user.email && (
            <span className="font-normal wrap-anywhere text-ink-muted">{user.email}</span>
          )}
        </div>
      ),
    },
    { id: 'role', header: words('role'), value: roleName, cell: roleName },
    ...(ofAll ? [organization] : []),
    {
      id: 'joined',
      moment: ({ date_joined }) => date_joined,
      header: t('joined'),
      kind: 'date',
      cell: ({ date_joined }) => dateOf(date_joined),
    },
    {
      id: 'status',
      value: ({ status }) => words(status),
      header: t('status'),
      kind: 'status',
      onCard: 'corner',
      cell: ({ status }) => <AccountStatusBadge status={status} />,
    },
    {
      id: 'actions',
      header: t('actions'),
      kind: 'actions',
      onCard: 'menu',
      cell: (user) => (isReader(user) || user.is_superuser ? null : <AccountActions user={user} manages={manages} />),
    },
  ]
}
