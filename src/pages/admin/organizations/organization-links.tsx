import { useQuery } from '@tanstack/react-query'
import { Unlink } from 'lucide-react'
import { useState } from 'react'
import { type Organization, organizationMutations, organizationQueries } from '@/entities/organization'
import { useText } from '@/shared/lib/i18n'
import { useRetainedFocus } from '@/shared/lib/retained-focus'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { IconButton } from '@/shared/ui/icon-button'
import { Skeleton } from '@/shared/ui/skeleton'
import { AddLink } from './add-link'
import { organizationsText } from './text'

/** Which dealerships serve an operator, or which operators a dealership serves; a super user links and unlinks. */
export function OrganizationLinks({ organization }: { organization: Organization }) {
  const t = useText(organizationsText)
  const retainedFocus = useRetainedFocus()
  const isDealership = organization.type === 'DEALERSHIP'
  const { data } = useQuery(organizationQueries.links(organization.id))
  if (!data) return <Skeleton className="h-40" />

  const active = data.items.flatMap(({ id, status, dealership, operator }) => {
    const other = isDealership ? operator : dealership
    return status === 'ACTIVE' && other ? [{ id, other }] : []
  })
  const title = t(isDealership ? 'operators' : 'dealerships')
  return (
    <section {...retainedFocus} aria-label={title} className="grid gap-3">
      <h3 className="font-semibold">{title}</h3>
      {active.length === 0 ? (
        <p className="text-ink-muted">{t(isDealership ? 'noOperators' : 'noDealerships')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line">
          {active.map(({ id, other }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-1 pr-1 pl-4">
              <span className="min-w-0 truncate">{other.name}</span>
              <EndLink id={id} name={other.name} />
            </li>
          ))}
        </ul>
      )}
      <AddLink organization={organization} linkedWith={active.map(({ other }) => other.id)} />
    </section>
  )
}

function EndLink({ id, name }: { id: string; name: string }) {
  const t = useText(organizationsText)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <IconButton label={t('endNamed', { name })} icon={<Unlink aria-hidden />} onClick={() => setIsAsked(true)} />
      {isAsked && (
        <ConfirmMutation
          title={t('endTitle', { name })}
          description={t('endWarning')}
          confirm={t('end')}
          mutation={organizationMutations.answerLink(id, 'end')}
          done={t('ended', { name })}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
