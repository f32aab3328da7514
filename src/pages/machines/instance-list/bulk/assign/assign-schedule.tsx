import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import type { MachineInstance } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { AssignDialog, type Assignment } from './assign-dialog'
import { AssignedDialog } from './assigned-dialog'
import { assignText } from './text'

type AssignScheduleProps = {
  instances: readonly MachineInstance[]
  /** Called with the ids of the machines that have the schedule, once the dialogs are closed. */
  onAssigned: (ids: readonly string[]) => void
}

/**
 * Gives several machines the schedule of their models, and then asks when each task was last done, as adding a machine
 * does. Offered where a dealership, whose schedule it is, serves one of them.
 */
export function AssignSchedule({ instances, onAssigned }: AssignScheduleProps) {
  const t = useText(assignText)
  const [opened, setOpened] = useState<readonly MachineInstance[]>()
  const [assignment, setAssignment] = useState<Assignment>()

  function close(machines: Assignment['machines']) {
    setOpened(undefined)
    setAssignment(undefined)
    onAssigned(machines.map(({ instance }) => instance.id))
  }

  if (!opened && !instances.some(({ dealership }) => dealership)) return null
  return (
    <>
      <Button icon={<ClipboardList aria-hidden />} onClick={() => setOpened(instances)}>
        {t('assign')}
      </Button>
      {opened && !assignment && (
        <AssignDialog instances={opened} onAssigned={setAssignment} onClose={() => close([])} />
      )}
      {assignment && <AssignedDialog {...assignment} onClose={() => close(assignment.machines)} />}
    </>
  )
}
