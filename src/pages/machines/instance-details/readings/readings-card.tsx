import { useState } from 'react'
import type { MachineInstance, Reading } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { DataTable } from '@/shared/ui/data-table'
import { instanceDetailsText } from '../text'
import { useReadingColumns } from './reading-columns'
import { VoidReadingDialog } from './void-reading-dialog'

const pageSize = 10

type ReadingsCardProps = { instance: MachineInstance; readings: readonly Reading[] }

/** Every reading, voided ones too; those who manage the machine can void one. */
export function ReadingsCard({ instance, readings }: ReadingsCardProps) {
  const t = useText(instanceDetailsText)
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
      {voided && <VoidReadingDialog reading={voided} unit={instance.unit} onClose={() => setVoided(undefined)} />}
    </Card>
  )
}
