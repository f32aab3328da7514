import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AccountStatusBadge, fullName, useRoleName, userQueries } from '@/entities/user'
import { useText } from '@/shared/lib/i18n'
import { NewestCard } from '@/shared/ui/newest-card'
import { linkClass, shown } from './section'
import { customerText } from './text'

/** The customer's people. Only admins may list them. */
export function CustomerPeople({ customerId }: { customerId: string }) {
  const t = useText(customerText)
  const roleName = useRoleName()
  const query = useQuery(userQueries.list({ organization_id: customerId, limit: shown }))
  return (
    <NewestCard
      title={t('people')}
      query={query}
      empty={t('noPeople')}
      allLink={
        <Link to="/accounts" search={{ organization_id: customerId }} className={linkClass}>
          {t('allPeople', { count: query.data?.total ?? 0 })}
        </Link>
      }
    >
      {(person) => (
        <>
          <div className="min-w-0 grow basis-36">
            <p className="font-medium wrap-anywhere">{fullName(person)}</p>
            <p className="flex flex-wrap gap-x-3 text-sm wrap-anywhere text-ink-muted">
              {roleName(person)}
              <a href={`mailto:${person.email}`} className={linkClass}>
                {person.email}
              </a>
            </p>
          </div>
          <AccountStatusBadge status={person.status} />
        </>
      )}
    </NewestCard>
  )
}
