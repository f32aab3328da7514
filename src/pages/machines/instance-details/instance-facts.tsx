import type { ReactNode } from 'react'
import { type MachineInstance, MeterFigure, type UnitSystem, useMeter } from '@/entities/machine-instance'
import { useDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Card } from '@/shared/ui/card'
import { instanceDetailsText } from './text'

type InstanceFactsProps = {
  instance: MachineInstance
  system: UnitSystem
  /** The model, leading to its page with its manuals. */
  machineLink: ReactNode
}

/** The machine's model, location, owner, dealership, and total hours over all of its meters. */
export function InstanceFacts({ instance, system, machineLink }: InstanceFactsProps) {
  const t = useText(instanceDetailsText)
  const day = useDay()
  const ago = useRelativeTime()
  const meter = useMeter(system)
  const { serial_number, location, organization, dealership, unit, hours, hours_at, daily_use, in_service_on } =
    instance
  return (
    <Card title={t('facts')}>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 @3xs:grid-cols-2 lg:grid-cols-4">
        <Fact name={t('machine')}>{machineLink}</Fact>
        <Fact name={t('serial')}>{serial_number}</Fact>
        <Fact name={t('place')}>{location || t('none')}</Fact>
        <Fact name={t('totalUse')}>
          <MeterFigure value={hours} unit={unit} system={system} />
          {hours_at && <span className="text-ink-muted"> · {ago(hours_at)}</span>}
        </Fact>
        <Fact name={t('owner')}>{organization.name}</Fact>
        <Fact name={t('dealer')}>{dealership?.name ?? t('none')}</Fact>
        <Fact name={t('dailyUse')}>{daily_use === null ? t('none') : meter(daily_use, unit)}</Fact>
        <Fact name={t('inServiceOn')}>{in_service_on ? day(in_service_on) : t('none')}</Fact>
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="figures wrap-anywhere">{children}</dd>
    </div>
  )
}
