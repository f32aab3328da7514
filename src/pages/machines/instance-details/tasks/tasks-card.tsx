import { useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type MachineInstance, machineInstanceQueries, type TaskState } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { useUndoToast } from '@/shared/ui/toaster'
import { instanceDetailsText } from '../text'
import { CompleteTaskDialog } from './complete-task-dialog'
import { useTaskColumns } from './task-columns'
import { type UndoableCompletion, UndoCompletionDialog } from './undo-completion-dialog'

type TasksCardProps = {
  instance: MachineInstance
  /** Leads to where the tasks are set; for those who manage the machine. */
  scheduleLink: ReactNode
}

/** The machine's tasks, the status of each, and when it is due. */
export function TasksCard({ instance, scheduleLink }: TasksCardProps) {
  const t = useText(instanceDetailsText)
  const [done, setDone] = useState<TaskState>()
  const [undone, setUndone] = useState<UndoableCompletion>()
  const offerUndo = useUndoToast()
  const { data, error, isFetching, refetch } = useQuery(machineInstanceQueries.schedule(instance.id))
  const columns = useTaskColumns(instance, instance.can_manage ? setDone : undefined)
  return (
    <Card title={t('tasks')} actions={instance.can_manage && scheduleLink} flush>
      <DataTable
        inCard
        label={t('tasks')}
        columns={columns}
        rows={data?.tasks}
        rowKey={({ id }) => id}
        error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
        empty={
          <EmptyState title={t('tasksEmptyTitle')} icon={ClipboardList}>
            {t('tasksEmpty')}
          </EmptyState>
        }
      />
      {done && (
        <CompleteTaskDialog
          instance={instance}
          task={done}
          onDone={(report, id) =>
            offerUndo(report, { id: `done ${id}`, onUndo: () => setUndone({ id, task: done.name }) })
          }
          onClose={() => setDone(undefined)}
        />
      )}
      {undone && <UndoCompletionDialog instance={instance} completion={undone} onClose={() => setUndone(undefined)} />}
    </Card>
  )
}
