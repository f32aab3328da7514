import type { components } from '#contract/platform'
import { useMeterReading } from '@/entities/machine-instance'
import { useUser } from '@/features/session'
import { useDateTime, useDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import type { Column } from '@/shared/ui/data-table'
import { instanceListText } from '../text'
import type { ReportRow } from './import-report'

export type MachineRow = ReportRow & { machine: components['schemas']['ImportedMachine'] | null }

/** What of a machine is stored, beside its serial number. */
export function useMachineColumns(): Column<MachineRow>[] {
  const t = useText(instanceListText)
  const meter = useMeterReading(useUser().units)
  const dateTime = useDateTime()
  const day = useDay()
  return [
    {
      id: 'machine',
      header: t('machine'),
      cell: ({ machine }) =>
        machine && (
          <Lines
            lines={[
              `${machine.brand} ${machine.model}`,
              [machine.name, machine.location].filter((text) => text !== '').join(', '),
            ]}
          />
        ),
    },
    {
      id: 'hours',
      header: t('meter'),
      cell: ({ machine }) =>
        machine?.hours != null && (
          <Lines
            lines={[meter(machine.hours, machine.unit), machine.hours_at === null ? '' : dateTime(machine.hours_at)]}
          />
        ),
    },
    {
      id: 'inService',
      header: t('inService'),
      kind: 'date',
      cell: ({ machine }) => machine?.in_service_on && day(machine.in_service_on),
    },
  ]
}

/** The first in the foreground; those that are empty are left out. */
function Lines({ lines: [first, second] }: { lines: readonly [string, string] }) {
  return (
    <>
      {first && <span className="block whitespace-nowrap">{first}</span>}
      {second && <span className="block text-sm text-ink-muted">{second}</span>}
    </>
  )
}
