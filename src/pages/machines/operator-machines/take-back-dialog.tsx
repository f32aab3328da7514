import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type OperatorMachine, operatorMachineMutations, operatorMachineQueries } from '@/entities/operator-machine'
import { useText } from '@/shared/lib/i18n'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { toast } from '@/shared/ui/toaster'
import { operatorMachinesText } from './text'

type TakeBackDialogProps = { operatorMachine: OperatorMachine; onClose: () => void }

/** Asks before an operator loses a model; the server refuses it while instances of it are served. */
export function TakeBackDialog({ operatorMachine: { id, machine, organization }, onClose }: TakeBackDialogProps) {
  const t = useText(operatorMachinesText)
  const queryClient = useQueryClient()
  const takeBack = useMutation({
    ...operatorMachineMutations.takeBack(id),
    onSuccess: () => {
      toast.success(t('machineTakenBack', { machine: machine.name }))
      void queryClient.invalidateQueries({ queryKey: operatorMachineQueries.all() })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('takeBackTitle', { machine: machine.name, operator: organization.name })}
      description={t('takeBackHelp')}
      confirm={t('takeBack')}
      onConfirm={() => takeBack.mutate()}
      onClose={onClose}
      pending={takeBack.isPending}
      failure={takeBack.error?.message}
    />
  )
}
