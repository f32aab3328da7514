import { useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { isReached, type MachineInstance, machineInstanceQueries } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Loaded } from '@/shared/ui/loaded'
import type { DoneService } from './done-service'
import { dueTasksByName, unreadableOf } from './due-task'
import { MarkDoneDialog } from './mark-done-dialog'
import { bulkText } from './text'
import { Unreadable } from './unreadable'

type MarkDoneProps = {
  instances: readonly MachineInstance[]
  /** Called with the ids of the machines that have nothing more to be marked. */
  onDone: (ids: readonly string[]) => void
  /** Called with what was recorded, so that it can be taken back. */
  onRecorded: (services: readonly DoneService[]) => void
}

/** Marks a service as done on several machines at once; offered where something is due on one of them. */
export function MarkDone({ instances, onDone, onRecorded }: MarkDoneProps) {
  const t = useText(bulkText)
  const [isOpen, setIsOpen] = useState(false)
  const due = instances.filter(({ status }) => isReached(status))
  if (due.length === 0 && !isOpen) return null
  return (
    <>
      <Button icon={<CheckCheck aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('markDone')}
      </Button>
      {isOpen && <DueTasks instances={due} onDone={onDone} onRecorded={onRecorded} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type DueTasksProps = MarkDoneProps & { onClose: () => void }

function DueTasks({ instances, ...ends }: DueTasksProps) {
  const t = useText(bulkText)
  const [first] = useState(instances)
  const query = useQuery({
    ...machineInstanceQueries.schedules(first.map(({ id }) => id)),
    // In the dialog what is done stays in its place: read once, however much is done, and again when it is opened again.
    staleTime: 'static',
    gcTime: 0,
  })
  const due = useMemo(() => query.data && dueTasksByName(first, query.data), [first, query.data])
  const unreadable = query.data ? unreadableOf(first, query.data) : []
  if (due && due.size > 0) return <MarkDoneDialog due={due} unreadable={unreadable} {...ends} />
  return (
    <Dialog open onOpenChange={ends.onClose} title={t('markDoneTitle')}>
      {due ? (
        <div className="grid gap-4">
          <Unreadable instances={unreadable} />
          <p>{t('nothingDue')}</p>
        </div>
      ) : (
        <Loaded query={query} />
      )}
    </Dialog>
  )
}
