import { useMutation, useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Machine } from '@/entities/machine'
import { operatorMachineMutations } from '@/entities/operator-machine'
import { isFormer, organizationQueries } from '@/entities/organization'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { FormDialog } from '@/shared/ui/form-dialog'
import { LeftOver } from '@/shared/ui/left-over'
import { SelectField } from '@/shared/ui/select-field'
import { toast } from '@/shared/ui/toaster'
import { machineListText } from './text'

type AssignModelsProps = {
  /** Whose models they are. */
  dealershipId: string
  models: readonly Machine[]
  /** Called with the ids of those that were assigned, also where others were not. */
  onAssigned: (ids: readonly string[]) => void
}

/** Assigns several of a dealership's models to an operator that it serves. */
export function AssignModels(props: AssignModelsProps) {
  const t = useText(machineListText)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={<UserPlus aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('assign')}
      </Button>
      {isOpen && <AssignDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function AssignDialog({ dealershipId, models, onAssigned, onClose }: AssignModelsProps & { onClose: () => void }) {
  const t = useText(machineListText)
  const { data: operators } = useQuery(organizationQueries.operatorsOf(dealershipId))
  const { mutateAsync, data: outcome } = useMutation(operatorMachineMutations.assignAll())
  const form = useApiForm({
    defaultValues: { organization_id: '' },
    send: async ({ organization_id }) => {
      const { done, refused, unsent } = await mutateAsync({ organization_id, machineIds: models.map(({ id }) => id) })
      onAssigned(done)
      const operator = operators?.items.find(({ id }) => id === organization_id)?.name ?? ''
      if (done.length > 0) toast.success(t('assigned', { operator, count: done.length }))
      if (refused.length + unsent.length === 0) onClose()
    },
  })
  const left = outcome ? outcome.refused.length + outcome.unsent.length : 0
  return (
    <FormDialog
      title={t('assign')}
      description={t('assignHelp', { count: models.length })}
      submit={t('assignSubmit')}
      form={form}
      onClose={onClose}
    >
      {outcome && (
        <LeftOver
          outcome={outcome}
          title={t('notAssigned', { count: left })}
          nameOf={(id) => models.find((one) => one.id === id)?.name ?? id}
          unsent={t('assignUnsent', { count: outcome.unsent.length })}
        />
      )}
      <SelectField
        label={t('operator')}
        placeholder={t('chooseOperator')}
        options={
          operators?.items.filter((one) => !isFormer(one)).map(({ id, name }) => ({ value: id, label: name })) ?? []
        }
        error={form.errorOf('organization_id')}
        required
        {...form.register('organization_id', { required: t('operatorRequired') })}
      />
    </FormDialog>
  )
}
