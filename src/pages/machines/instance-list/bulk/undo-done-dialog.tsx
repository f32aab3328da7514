import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { undoneCompletionLimits } from '#contract/platform-limits'
import { instanceTitle, machineInstanceMutations } from '@/entities/machine-instance'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { LeftOver } from '@/shared/ui/left-over'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import type { DoneService } from './done-service'
import { bulkText } from './text'

type UndoDoneDialogProps = { service: DoneService; onClose: () => void }

/** Takes back a service on every machine that it was marked as done on together, for one reason. */
export function UndoDoneDialog({ service: { name, completions }, onClose }: UndoDoneDialogProps) {
  const t = useText(bulkText)
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set())
  const { mutateAsync, data } = useMutation(machineInstanceMutations.undoCompletions())
  const left = completions.filter(({ id }) => !undone.has(id))
  const form = useApiForm({
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const { done, refused, unsent } = await mutateAsync({ ids: left.map(({ id }) => id), reason: reason.trim() })
      const all = new Set([...undone, ...done])
      setUndone(all)
      if (refused.length + unsent.length > 0) return
      toast.success(t('undoneOnMachines', { name, count: all.size }))
      onClose()
    },
  })
  const titles = new Map(completions.map(({ id, instance }) => [id, instanceTitle(instance)]))
  return (
    <FormDialog
      title={t('undoTitle', { name, count: completions.length })}
      description={t('undoHelp')}
      submit={undone.size > 0 ? t('undoLeft', { count: left.length }) : t('undo')}
      form={form}
      onClose={onClose}
    >
      {data && (
        <LeftOver
          outcome={data}
          title={t('undoneSome', { done: undone.size, count: completions.length })}
          nameOf={(id) => titles.get(id) ?? id}
          unsent={t('undoUnsent', { count: data.unsent.length })}
        />
      )}
      <TextField
        label={t('reason')}
        error={form.errorOf('reason')}
        maxLength={undoneCompletionLimits.reason.maxLength}
        required
        {...form.register('reason', { validate: (reason) => reason.trim() !== '' || t('reasonRequired') })}
      />
    </FormDialog>
  )
}
