import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Completion, type MachineInstance, machineInstanceQueries } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { DataTable } from '@/shared/ui/data-table'
import { Skeleton } from '@/shared/ui/skeleton'
import { instanceDetailsText } from '../text'
import { useCompletionColumns } from './completion-columns'
import { UndoCompletionDialog } from './undo-completion-dialog'

const pageSize = 10

/** What was done on the machine, also what was undone; those who manage it can undo the last completion of each task. */
export function CompletionsCard({ instance }: { instance: MachineInstance }) {
  const t = useText(instanceDetailsText)
  const [page, setPage] = useState(1)
  const [undone, setUndone] = useState<Completion>()
  const { data, error, isFetching, refetch } = useQuery(
    machineInstanceQueries.completions(instance.id, { page, limit: pageSize }),
  )
  const columns = useCompletionColumns(instance, instance.can_manage ? setUndone : undefined)
  if (!error && page === 1 && !data?.total) {
    return (
      <Card
        title={t('history')}
        actions={
          <p className="text-sm text-ink-muted">{data ? t('historyEmpty') : <Skeleton className="h-5 w-60" />}</p>
        }
        flush
      />
    )
  }
  return (
    <Card title={t('history')} flush>
      <DataTable
        inCard
        label={t('history')}
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        paging={{ page, pageSize, total: data?.total ?? 0, onPage: setPage }}
        error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
      />
      {undone && <UndoCompletionDialog instance={instance} completion={undone} onClose={() => setUndone(undefined)} />}
    </Card>
  )
}
