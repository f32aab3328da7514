import { useMutation } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import { useState } from 'react'
import { instanceTitle, type MachineInstance, machineInstanceMutations } from '@/entities/machine-instance'
import { useServingDealerships } from '@/entities/organization'
import { useUser } from '@/features/session'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { FormDialog } from '@/shared/ui/form-dialog'
import { LeftOver } from '@/shared/ui/left-over'
import { SelectField, type SelectOption } from '@/shared/ui/select-field'
import { toast } from '@/shared/ui/toaster'
import { instanceListText } from './text'

/** The choice of no dealership. */
const NOBODY = 'nobody'

type ChangeDealershipProps = {
  /** Whose machines they are: an operator. */
  ownerId: string
  instances: readonly MachineInstance[]
  /** Called with the ids of those that were changed, also where others were not. */
  onChanged: (ids: readonly string[]) => void
}

/** Who serves several machines: one of the dealerships that serve their owner, or none. */
export function ChangeDealership({ ownerId, instances, onChanged }: ChangeDealershipProps) {
  const t = useText(instanceListText)
  const [isOpen, setIsOpen] = useState(false)
  const dealerships = useServingDealerships(ownerId, useUser())
  return (
    <>
      <Button icon={<Handshake aria-hidden />} onClick={() => setIsOpen(true)} disabled={!dealerships}>
        {t('changeDealership')}
      </Button>
      {isOpen && dealerships && (
        <DealershipDialog
          options={dealerships.map(({ id, name }) => ({ value: id, label: name }))}
          instances={instances}
          onChanged={onChanged}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

type DealershipDialogProps = Omit<ChangeDealershipProps, 'ownerId'> & {
  options: readonly SelectOption[]
  onClose: () => void
}

function DealershipDialog({ options, instances, onChanged, onClose }: DealershipDialogProps) {
  const t = useText(instanceListText)
  const { mutateAsync, data } = useMutation(machineInstanceMutations.assignDealership())
  const form = useApiForm({
    defaultValues: { dealership_id: '' },
    send: async ({ dealership_id }) => {
      const { done, refused, unsent } = await mutateAsync({
        ids: instances.map(({ id }) => id),
        dealership_id: dealership_id === NOBODY ? null : dealership_id,
      })
      onChanged(done)
      if (done.length > 0) toast.success(t('dealershipChanged', { count: done.length }))
      if (refused.length + unsent.length === 0) onClose()
    },
  })
  const titles = new Map(instances.map((one) => [one.id, instanceTitle(one)]))
  const chosen = form.watch('dealership_id')
  const name = options.find(({ value }) => value === chosen)?.label
  return (
    <FormDialog
      title={t('changeDealership')}
      description={t('machines', { count: instances.length })}
      submit={t('change')}
      form={form}
      onClose={onClose}
    >
      {data && (
        <LeftOver
          outcome={data}
          title={t('dealershipNotChanged', { count: data.refused.length + data.unsent.length })}
          nameOf={(id) => titles.get(id) ?? id}
          unsent={t('dealershipUnsent', { count: data.unsent.length })}
        />
      )}
      <SelectField
        label={t('servedBy')}
        placeholder={t('chooseDealership')}
        options={[...options, { value: NOBODY, label: t('servedByNobody') }]}
        help={chosen === NOBODY ? t('servedByNobodyHelp') : name && t('servedByHelp', { name })}
        error={form.errorOf('dealership_id')}
        {...form.register('dealership_id', { required: t('dealershipRequired') })}
      />
    </FormDialog>
  )
}
