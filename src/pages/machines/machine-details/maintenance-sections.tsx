import { Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { DealershipField } from '@/entities/organization'
import { hasRole, isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { KitsCard } from './kits/kits-card'
import { ScheduleCard } from './schedule-card'
import { machineDetailsText } from './text'

type MaintenanceSectionsProps = {
  machineId: string
  /** The dealership that a super user views; ignored for everyone else. */
  chosen: string | undefined
  onChoose: (dealershipId: string | undefined) => void
  scheduleLink: ReactNode
}

/** Kits and schedule of the reader's dealership; a super user, who has none, chooses one. */
export function MaintenanceSections({ machineId, chosen, onChoose, scheduleLink }: MaintenanceSectionsProps) {
  const t = useText(machineDetailsText)
  const user = useUser()
  const isStaff = hasRole(user, 'dealership-staff')
  const own = isOfDealership(user) ? user.organization?.id : undefined
  const dealershipId = user.is_superuser ? chosen : own
  return (
    <>
      {user.is_superuser && <DealershipField value={chosen} onChange={onChoose} className="sm:w-80" />}
      {user.is_superuser && !chosen ? (
        <Card title={t('maintenance')}>
          <EmptyState title={t('whoseTitleForSuperUser')} icon={Wrench}>
            {t('whoseForSuperUser')}
          </EmptyState>
        </Card>
      ) : (
        <KitsCard machineId={machineId} dealershipId={dealershipId} canEdit={isStaff} />
      )}
      {isStaff && dealershipId && (
        <ScheduleCard machineId={machineId} dealershipId={dealershipId} scheduleLink={scheduleLink} />
      )}
    </>
  )
}
