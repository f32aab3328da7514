import { organizationChangeLimits } from '#contract/platform-limits'
import { useText } from '@/shared/lib/i18n'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import type { OrganizationForm } from '../model/organization-form'
import { editOrganizationText } from '../text'
import { TimeZoneField } from './time-zone-field'

/** Name, description, phone number and time zone, with what the server refuses. */
export function OrganizationFields({ form: { register, errorOf, formState } }: { form: OrganizationForm }) {
  const t = useText(editOrganizationText)
  return (
    <>
      <TextField
        label={t('name')}
        error={errorOf('name')}
        autoComplete="organization"
        required
        maxLength={organizationChangeLimits.name.maxLength}
        {...register('name', { validate: (name) => name.trim() !== '' || t('nameRequired') })}
      />
      <TextareaField
        label={t('description')}
        optional
        help={t('descriptionHelp')}
        error={errorOf('description')}
        maxLength={organizationChangeLimits.description.maxLength}
        {...register('description')}
      />
      <TextField
        label={t('phone')}
        optional
        error={errorOf('phone_number')}
        type="tel"
        autoComplete="tel"
        maxLength={organizationChangeLimits.phone_number.maxLength}
        {...register('phone_number')}
      />
      <TimeZoneField
        current={formState.defaultValues?.time_zone ?? 'UTC'}
        error={errorOf('time_zone')}
        {...register('time_zone')}
      />
    </>
  )
}
