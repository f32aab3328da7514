import { useState } from 'react'
import { type MachineInstance, machineInstanceMutations, type Reading, useMeter } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { DataTable } from '@/shared/ui/data-table'
import { ReasonDialog } from '../reason-dialog'
import { instanceDetailsText } from '../text'
import { useReadingColumns } from './reading-columns'

const pageSize = 10

type ReadingsCardProps = { instance: MachineInstance; readings: readonly Reading[] }

/** Every reading, voided ones too; those who manage the machine can void one. */
export function ReadingsCard({ instance, readings }: ReadingsCardProps) {
  const t = useText(instanceDetailsText)
  const meter = useMeter()
  const [page, setPage] = useState(1)
  const [voided, setVoided] = useState<Reading>()
  const columns = useReadingColumns(instance, instance.can_manage ? setVoided : undefined)
  return (
    <Card title={t('readings')} flush>
      <DataTable
        inCard
        label={t('readings')}
        columns={columns}
        rows={readings.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ id }) => id}
        paging={{ page, pageSize, total: readings.length, onPage: setPage }}
      />
      {voided && (
        <ReasonDialog
          title={t('voidTitle', { value: meter(voided.value, instance.unit) })}
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
