import { useMutation, useQuery } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import { useState } from 'react'
import { instanceTitle, type MachineInstance, machineInstanceMutations } from '@/entities/machine-instance'
import { isFormer, organizationQueries } from '@/entities/organization'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { FormDialog } from '@/shared/ui/form-dialog'
import { SelectField, type SelectOption } from '@/shared/ui/select-field'
import { toast } from '@/shared/ui/toaster'
import { instanceListText } from './text'

type ChangeDealershipProps = {
  /** Whose machines they are: an operator, one of whose admins chooses. */
  ownerId: string
  instances: readonly MachineInstance[]
  onDone: () => void
}

/** Who serves several machines: one of the dealerships that serve their owner, or none. */
export function ChangeDealership({ ownerId, instances, onDone }: ChangeDealershipProps) {
  const t = useText(instanceListText)
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery(organizationQueries.dealershipsOf(ownerId))
  const dealerships = data?.items.filter((organization) => !isFormer(organization)) ?? []
  return (
    <>
      <Button icon={<Handshake aria-hidden />} onClick={() => setIsOpen(true)} disabled={!data}>
        {t('changeDealership')}
      </Button>
      {isOpen && (
        <DealershipDialog
          options={dealerships.map(({ id, name }) => ({ value: id, label: name }))}
          instances={instances}
          onDone={onDone}
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

function DealershipDialog({ options, instances, onDone, onClose }: DealershipDialogProps) {
  const t = useText(instanceListText)
  const { mutateAsync, data: refused = [] } = useMutation(machineInstanceMutations.assignDealership())
  const form = useApiForm({
    defaultValues: { dealership_id: options[0]?.value ?? '' },
    send: async ({ dealership_id }) => {
      const ids = instances.map(({ id }) => id)
      const failed = await mutateAsync({ ids, dealership_id: dealership_id || null })
      const count = ids.length - failed.length
      if (count > 0) toast.success(t('dealershipChanged', { count }))
      if (failed.length > 0) return
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('changeDealership')}
      description={t('changeDealershipHelp', { count: instances.length })}
      submit={t('change')}
      form={form}
      onClose={onClose}
    >
      {refused.length > 0 && (
        <Callout tone="danger" title={t('dealershipNotChanged', { count: refused.length })} announce>
          <ul>
            {refused.map(({ id, reason }) => {
              const instance = instances.find((one) => one.id === id)
              return <li key={id}>{`${instance ? instanceTitle(instance) : id}: ${reason}`}</li>
            })}
          </ul>
        </Callout>
      )}
      <SelectField
        label={t('servedBy')}
        placeholder={t('servedByNobody')}
        options={options}
        {...form.register('dealership_id')}
      />
    </FormDialog>
  )
}
