import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  InstanceStatusBadge,
  instanceTitle,
  isReached,
  type MachineInstance,
  machineInstanceQueries,
  RemainingBadge,
  remainingOfNext,
} from '@/entities/machine-instance'
import { isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { useDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { NewestCard } from '@/shared/ui/newest-card'
import { linkClass, shown } from './section'
import { customerText } from './text'

/** The customer's machines that the reader's dealership serves, each with what is due, the most urgent first. */
export function CustomerMachines({ customerId }: { customerId: string }) {
  const t = useText(customerText)
  const user = useUser()
  const dealershipId = isOfDealership(user) ? user.organization?.id : undefined
  const urgentFirst = { sort_field: 'status', sort_direction: 'desc', page_size: shown } as const
  const query = useQuery(
    dealershipId === undefined
      ? machineInstanceQueries.list(customerId, urgentFirst)
      : machineInstanceQueries.list(dealershipId, { operator_id: customerId, ...urgentFirst }),
  )
  const search = dealershipId === undefined ? { organization_id: customerId } : { operator_id: customerId }
  return (
    <NewestCard
      title={t('machines')}
      query={query}
      empty={t('noMachines')}
      allLink={
        <Link to="/machine-instances" search={search} className={linkClass}>
          {t('allMachines', { count: query.data?.total ?? 0 })}
        </Link>
      }
    >
      {(instance) => <CustomerMachine instance={instance} />}
    </NewestCard>
  )
}

/** One machine with the service that comes next, and how far over or how soon that is. */
function CustomerMachine({ instance }: { instance: MachineInstance }) {
  const t = useText(customerText)
  const day = useDay()
  const { units } = useUser()
  const { next_due, status, retired_at, served_until, unit } = instance
  const remaining = retired_at || served_until ? undefined : remainingOfNext(instance)
  // The day stays on one line.
  const expected = next_due?.on && !isReached(status) ? day(next_due.on).replaceAll(' ', '\u00a0') : undefined
  return (
    <>
      <div className="min-w-0 grow basis-36">
        <p className="font-medium">
          <Link to="/machine-instances/$id" params={{ id: instance.id }} className={linkClass}>
            {instanceTitle(instance)}
          </Link>
        </p>
        <p className="text-sm wrap-anywhere text-ink-muted">
          {instance.machine.name} · <span className="whitespace-nowrap">{instance.serial_number}</span>
        </p>
        {remaining && next_due && (
          <p className="text-sm wrap-anywhere text-ink-muted">
            {expected ? t('serviceAbout', { task: next_due.name, day: expected }) : next_due.name}
          </p>
        )}
      </div>
      {remaining ? (
        <RemainingBadge task={remaining} unit={unit} system={units} />
      ) : (
        <InstanceStatusBadge instance={instance} />
      )}
    </>
  )
}
