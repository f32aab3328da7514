import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { instanceTitle, type MachineInstance, machineInstanceMutations } from '@/entities/machine-instance'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { LeftOver } from '@/shared/ui/left-over'
import type { AssignedMachine } from './assigned-machine'
import { assignText } from './text'

export type Assignment = {
  machines: readonly AssignedMachine[]
  refused: readonly { id: string; name: string; reason: string }[]
}

type AssignDialogProps = {
  instances: readonly MachineInstance[]
  /** Called with what the server answered: for each machine, or for some when the dialog is closed without the rest. */
  onAssigned: (assignment: Assignment) => void
  /** Called where no machine was assigned. */
  onClose: () => void
}

/** The machines that are to get the schedule of their model; what the server did not confirm can be sent again. */
export function AssignDialog({ instances, onAssigned, onClose }: AssignDialogProps) {
  const t = useText(assignText)
  const [answered, setAnswered] = useState<Assignment>({ machines: [], refused: [] })
  const [unsent, setUnsent] = useState<readonly string[]>([])
  const { mutateAsync } = useMutation(machineInstanceMutations.assignSchedules())
  const titles = new Map(instances.map((one) => [one.id, instanceTitle(one)]))
  const isPartlyAssigned = answered.machines.length > 0
  const open = unsent.length > 0 ? instances.filter(({ id }) => unsent.includes(id)) : instances
  const form = useApiForm({
    defaultValues: {},
    send: async () => {
      const outcome = await mutateAsync(open.map(({ id }) => id))
      const machines = open.flatMap((instance) => {
        const answer = outcome.answers.get(instance.id)
        return answer ? { instance, tasks: answer.tasks, added: answer.added.length } : []
      })
      const refused = outcome.refused.map(({ id, reason }) => ({ id, reason, name: titles.get(id) ?? id }))
      const all = {
        machines: [...answered.machines, ...machines],
        refused: [...answered.refused, ...refused],
      }
      setAnswered(all)
      setUnsent(outcome.unsent)
      if (outcome.unsent.length === 0) onAssigned(all)
    },
  })
  return (
    <FormDialog
      title={t('assignTitle')}
      description={t('assignHelp')}
      submit={t('assignSubmit', { count: open.length })}
      cancel={isPartlyAssigned ? t('continue') : undefined}
      form={form}
      onClose={() => (isPartlyAssigned ? onAssigned(answered) : onClose())}
    >
      <LeftOver
        outcome={{ refused: answered.refused, unsent }}
        title={t('assignedSome', { done: instances.length - unsent.length, count: instances.length })}
        nameOf={(id) => titles.get(id) ?? id}
        unsent={t('unsent', { count: unsent.length })}
      />
      <ul aria-label={t('machines')} className="divide-y divide-line rounded-md border border-line">
        {open.map((instance) => (
          <li key={instance.id} className="flex flex-wrap justify-between gap-x-3 px-4 py-2">
            <span className="font-semibold wrap-anywhere">{titles.get(instance.id)}</span>
            <span className="text-ink-muted wrap-anywhere">
              {t('modelBy', { model: instance.machine.name, dealership: instance.dealership?.name ?? t('nobody') })}
            </span>
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}
