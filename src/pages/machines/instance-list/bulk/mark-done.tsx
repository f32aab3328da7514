import { useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { isReached, type MachineInstance, machineInstanceQueries } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Loaded } from '@/shared/ui/loaded'
import { dueTasksByName } from './due-task'
import { MarkDoneDialog } from './mark-done-dialog'
import { bulkText } from './text'

type MarkDoneProps = {
  instances: readonly MachineInstance[]
  /** Called with the ids of the machines that have nothing more to be marked. */
  onDone: (ids: readonly string[]) => void
}

/** Marks a service as done on several machines at once; offered where something is due on one of them. */
export function MarkDone({ instances, onDone }: MarkDoneProps) {
  const t = useText(bulkText)
  const [isOpen, setIsOpen] = useState(false)
  const due = instances.filter(({ status }) => isReached(status))
  if (due.length === 0 && !isOpen) return null
  return (
    <>
      <Button icon={<CheckCheck aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('markDone')}
      </Button>
      {isOpen && <DueTasks instances={due} onDone={onDone} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type DueTasksProps = MarkDoneProps & { onClose: () => void }

function DueTasks({ instances, ...props }: DueTasksProps) {
  const t = useText(bulkText)
  const [first] = useState(instances)
  const query = useQuery(machineInstanceQueries.schedules(first.map(({ id }) => id)))
  if (query.data) return <Due due={dueTasksByName(first, query.data)} {...props} />
  return (
    <Dialog open onOpenChange={props.onClose} title={t('markDoneTitle')}>
      <Loaded query={query} />
    </Dialog>
  )
}

type DueProps = Omit<DueTasksProps, 'instances'> & { due: ReturnType<typeof dueTasksByName> }

function Due({ due: present, onDone, onClose }: DueProps) {
  const t = useText(bulkText)
  // The tasks are read again once something is done; in the dialog, what is done stays in its place.
  const [due] = useState(present)
  if (due.size > 0) return <MarkDoneDialog due={due} onDone={onDone} onClose={onClose} />
  return (
    <Dialog open onOpenChange={onClose} title={t('markDoneTitle')}>
      <p>{t('nothingDue')}</p>
    </Dialog>
  )
}
