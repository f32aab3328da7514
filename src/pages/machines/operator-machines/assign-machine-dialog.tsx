import { useMutation, useQuery } from '@tanstack/react-query'
import { listMachinesQuery } from '#contract/platform-limits'
import { machineQueries } from '@/entities/machine'
import { operatorMachineMutations } from '@/entities/operator-machine'
import { isFormer, organizationQueries } from '@/entities/organization'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { SelectField } from '@/shared/ui/select-field'
import { toast } from '@/shared/ui/toaster'
import { operatorMachinesText } from './text'

/** As many as can be chosen from a list. */
const offered = listMachinesQuery.limit.maximum

type AssignMachineDialogProps = {
  /** The dealership whose operators and models are offered. */
  dealershipId: string
  onClose: () => void
}

/** Assigns one of a dealership's models to an operator that it serves. */
export function AssignMachineDialog({ dealershipId, onClose }: AssignMachineDialogProps) {
  const t = useText(operatorMachinesText)
  const { data: operators } = useQuery(organizationQueries.operatorsOf(dealershipId))
  const { data: models } = useQuery(machineQueries.list({ limit: offered }))
  const { mutateAsync: assign } = useMutation(operatorMachineMutations.assign())
  const form = useApiForm({
    defaultValues: { organization_id: '', machine_id: '' },
    send: async (chosen) => {
      const { machine, organization } = await assign(chosen)
      toast.success(t('assigned', { machine: machine.name, operator: organization.name }))
      onClose()
    },
  })
  const { register, errorOf } = form
  return (
    <FormDialog
      title={t('assignTitle')}
      description={t('assignHelpForStaff')}
      submit={t('assignMachine')}
      form={form}
      onClose={onClose}
    >
      <SelectField
        label={t('operator')}
        placeholder={t('chooseOperator')}
        options={
          operators?.items.filter((one) => !isFormer(one)).map(({ id, name }) => ({ value: id, label: name })) ?? []
        }
        error={errorOf('organization_id')}
        required
        {...register('organization_id', { required: t('operatorRequired') })}
      />
      <SelectField
        label={t('model')}
        placeholder={t('chooseModel')}
        options={models?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        error={errorOf('machine_id')}
        required
        {...register('machine_id', { required: t('modelRequired') })}
      />
    </FormDialog>
  )
}
