import { useQuery } from '@tanstack/react-query'
import type { Organization } from '@/entities/organization'
import { hasRole, userQueries } from '@/entities/user'
import { useUser } from '@/features/session'
import { Skeleton } from '@/shared/ui/skeleton'
import { linkClass, shown } from './section'

/** How the customer is reached at once, below its name: by phone, and by the e-mail of an admin, whom admins may see. */
export function CustomerReach({ customer: { id, phone_number: phone } }: { customer: Organization }) {
  const maySeePeople = hasRole(useUser(), 'org-admin')
  const { data, isLoading } = useQuery({
    ...userQueries.list({ organization_id: id, limit: shown }),
    enabled: maySeePeople,
  })
  const email =
    maySeePeople && data?.items.find((person) => hasRole(person, 'org-admin') && person.status === 'active')?.email
  if (!phone && !email && !isLoading) return null
  return (
    <p className="flex flex-wrap gap-x-4">
      {phone && (
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={`touch-target whitespace-nowrap ${linkClass}`}>
          {phone}
        </a>
      )}
      {isLoading && (
        <span className="touch-target">
          <Skeleton className="h-6 w-52" />
        </span>
      )}
      {email && (
        <a href={`mailto:${email}`} className={`touch-target wrap-anywhere ${linkClass}`}>
          {email}
        </a>
      )}
    </p>
  )
}
