import { useMutation, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { newOrganizationLimits } from '#contract/platform-limits'
import {
  type Organization,
  type OrganizationType,
  organizationMutations,
  organizationQueries,
  organizationText,
  organizationTypes,
} from '@/entities/organization'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { deviceTimeZone } from '@/shared/lib/time-zone'
import { FormDialog } from '@/shared/ui/form-dialog'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { editOrganizationText } from '../text'
import { TimeZoneField } from './time-zone-field'

type CreateOrganizationDialogProps = {
  onClose: () => void
  onCreated: (organization: Organization) => void
}

type Values = { name: string; phone_number: string; time_zone: string; type: OrganizationType; dealership_id: string }

const blank = (): Values => ({
  name: '',
  phone_number: '',
  time_zone: deviceTimeZone(),
  type: 'DEALERSHIP',
  dealership_id: '',
})

/** A super user's: a dealership, or an operator that a dealership may serve from the start. */
export function CreateOrganizationDialog({ onClose, onCreated }: CreateOrganizationDialogProps) {
  const t = useText(editOrganizationText)
  const words = useText(organizationText)
  const { mutateAsync: create } = useMutation(organizationMutations.create())
  const { data: dealerships } = useQuery(organizationQueries.ofType('DEALERSHIP'))
  const form = useApiForm<Values>({
    defaultValues: blank(),
    send: async ({ dealership_id, ...values }) => {
      const served = values.type === 'OPERATOR' && dealership_id !== '' ? { dealership_id } : {}
      const organization = await create({ ...values, ...served })
      toast.success(t('created', { name: organization.name }))
      onClose()
      onCreated(organization)
    },
  })
  const { register, errorOf } = form
  const type = useWatch({ control: form.control, name: 'type' })
  return (
    <FormDialog title={t('createOrganizationTitle')} submit={t('createOrganization')} form={form} onClose={onClose}>
      <SelectField
        label={t('type')}
        options={organizationTypes.map((value) => ({ value, label: words(value) }))}
        error={errorOf('type')}
        {...register('type')}
      />
      <TextField
        label={t('name')}
        error={errorOf('name')}
        autoComplete="off"
        required
        maxLength={newOrganizationLimits.name.maxLength}
        {...register('name', { validate: (name) => name.trim() !== '' || t('nameRequired') })}
      />
      <TextField
        label={t('phone')}
        optional
        type="tel"
        maxLength={newOrganizationLimits.phone_number.maxLength}
        error={errorOf('phone_number')}
        {...register('phone_number')}
      />
      <TimeZoneField current={deviceTimeZone()} error={errorOf('time_zone')} {...register('time_zone')} />
      {type === 'OPERATOR' && (
        <SelectField
          label={t('servedBy')}
          optional
          placeholder={t('servedByNobody')}
          options={dealerships?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          error={errorOf('dealership_id')}
          {...register('dealership_id')}
        />
      )}
    </FormDialog>
  )
}
