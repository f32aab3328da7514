import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  instanceTitle,
  type MachineInstance,
  machineInstanceMutations,
  machineInstanceQueries,
  type Reading,
  useMeterReading,
} from '@/entities/machine-instance'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { DataTable } from '@/shared/ui/data-table'
import { ReasonDialog } from '../reason-dialog'
import { instanceDetailsText } from '../text'
import { useReadingColumns } from './reading-columns'

/** How many are shown at first. */
const newest = 5
const pageSize = 50

/** The newest readings, and every other on demand, voided ones too; those who manage the machine can void one. */
export function ReadingsCard({ instance }: { instance: MachineInstance }) {
  const t = useText(instanceDetailsText)
  const meter = useMeterReading(useUser().units)
  const [page, setPage] = useState<number>()
  const [voided, setVoided] = useState<Reading>()
  const columns = useReadingColumns(instance, instance.can_manage ? setVoided : undefined)
  const { data } = useQuery(machineInstanceQueries.readings(instance.id))
  // The chart says that there are none, or that they did not load.
  if (!data || data.items.length === 0) return null
  const total = data.items.length
  const rows = page ? data.items.slice((page - 1) * pageSize, page * pageSize) : data.items.slice(0, newest)
  return (
    <Card title={t('readings')} flush>
      <DataTable
        inCard
        label={t('readings')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        paging={page && total > pageSize ? { page, pageSize, total, onPage: setPage } : undefined}
      />
      {!page && total > newest && (
        <div className="border-t border-line px-4 py-2">
          <Button variant="quiet" onClick={() => setPage(1)}>
            {t('allReadings', { count: total })}
          </Button>
        </div>
      )}
      {voided && (
        <ReasonDialog
          title={t('voidTitle', { value: meter(voided.value, instance.unit), machine: instanceTitle(instance) })}
          description={t('voidDescription')}
          submit={t('voidReading')}
          mutation={machineInstanceMutations.voidReading(voided.id)}
          done={t('voided')}
          onClose={() => setVoided(undefined)}
        />
      )}
    </Card>
  )
}
