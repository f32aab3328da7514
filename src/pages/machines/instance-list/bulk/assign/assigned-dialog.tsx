import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { machineInstanceMutations, noLastDone } from '@/entities/machine-instance'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Dialog } from '@/shared/ui/dialog'
import { FormDialog } from '@/shared/ui/form-dialog'
import { LeftOver } from '@/shared/ui/left-over'
import { toast } from '@/shared/ui/toaster'
import type { Assignment } from './assign-dialog'
import { askedOf, enteredMachines, type LastDoneRows } from './assigned-machine'
import { MachineTasks } from './machine-tasks'
import { assignText } from './text'

type AssignedDialogProps = Assignment & { onClose: () => void }

/** What became of each machine, and when its tasks were last done, where its service book does not say so. */
export function AssignedDialog({ machines, refused, onClose }: AssignedDialogProps) {
  const t = useText(assignText)
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set())
  const { mutateAsync, data } = useMutation(machineInstanceMutations.setSchedules())
  const asked = machines.flatMap(askedOf)
  const form = useApiForm<{ rows: LastDoneRows }>({
    defaultValues: { rows: Object.fromEntries(asked.map(({ id }) => [id, noLastDone])) },
    send: async ({ rows }) => {
      const outcome = await mutateAsync(
        enteredMachines(
          machines.filter(({ instance }) => !saved.has(instance.id)),
          rows,
        ),
      )
      const all = new Set([...saved, ...outcome.done])
      setSaved(all)
      if (outcome.refused.length + outcome.unsent.length > 0) return
      if (all.size > 0) toast.success(t('lastDoneSaved', { count: all.size }))
      onClose()
    },
  })
  const left = data ? data.refused.length + data.unsent.length : 0
  const refusalOf = (id: string) => data?.refused.find((one) => one.id === id)

  const fates = (
    <>
      <LeftOver
        outcome={{ refused, unsent: [] }}
        title={t('notAssigned', { count: refused.length })}
        nameOf={(id) => refused.find((one) => one.id === id)?.name ?? id}
        unsent=""
      />
      <ul aria-label={t('machines')} className="grid gap-3 empty:hidden">
        {machines.map((machine) => (
          <li key={machine.instance.id}>
            <MachineTasks
              form={form}
              machine={machine}
              isSaved={saved.has(machine.instance.id)}
              refusal={refusalOf(machine.instance.id)}
            />
          </li>
        ))}
      </ul>
    </>
  )
  if (asked.length === 0) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t('assignedTitle')}
        actions={
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        }
      >
        <div className="grid gap-5">{fates}</div>
      </Dialog>
    )
  }
  return (
    <FormDialog
      title={t('lastDoneTitle')}
      description={t('lastDoneHelp')}
      submit={t('saveLastDone')}
      cancel={t('skip')}
      size="lg"
      form={form}
      onClose={onClose}
    >
      {left > 0 && (
        <Callout tone="danger" title={t('notSaved', { count: left })} announce>
          {data && data.unsent.length > 0 ? t('unsent', { count: data.unsent.length }) : t('notSavedHelp')}
        </Callout>
      )}
      {fates}
    </FormDialog>
  )
}
