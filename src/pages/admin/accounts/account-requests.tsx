import { useQuery } from '@tanstack/react-query'
import { type AccountRequest, userQueries, userText } from '@/entities/user'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { AccountRequestActions } from './account-request-actions'
import { accountsText } from './text'

/** The invitations that wait for an operator's admin; nothing where none does. */
export function AccountRequests({ organizationId }: { organizationId: string | undefined }) {
  const t = useText(accountsText)
  const { data } = useQuery(userQueries.waitingRequests(organizationId))
  const requests = data?.items ?? []
  if (requests.length === 0) return null
  return (
    <Card className="mb-4" aria-label={t('requests')} title={t('requests')}>
      {requests.some(({ can_approve }) => can_approve) && (
        <p className="mb-3 text-ink-muted">{t('requestsHelpForOperator')}</p>
      )}
      <ul aria-label={t('requests')} className="grid divide-y divide-line border-t border-line">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  )
}

function RequestRow({ request }: { request: AccountRequest }) {
  const t = useText(accountsText)
  const role = useText(userText)(request.group)
  const { email, first_name, last_name, organization, dealership, requested_by } = request
  const name = `${first_name} ${last_name}`.trim()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3">
      <div className="grid min-w-0 gap-1">
        <span className="font-semibold wrap-anywhere">{name ? `${name} (${email})` : email}</span>
        <span className="text-sm text-ink-muted">
          {request.can_approve
            ? t('requestedBy', { person: requested_by ?? dealership.name, dealership: dealership.name, role })
            : t('requestedFor', { organization: organization.name, role })}
        </span>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <AccountRequestActions request={request} />
      </div>
    </li>
  )
}
