import { useState } from 'react'
import { OwnerField } from '@/entities/machine-instance'
import type { PortalLink } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { Checkbox } from '@/shared/ui/checkbox'
import { FormDialog } from '@/shared/ui/form-dialog'
import type { SelectOption } from '@/shared/ui/select-field'
import { instanceListText } from '../text'
import { GivenLinkDialog } from './given-link-dialog'
import { useGiveOutForm } from './use-give-out-form'

type GiveOutDialogProps = {
  organizationId: string | undefined
  operators: readonly SelectOption[] | undefined
  onClose: () => void
}

/** Asks for whom, and then shows the address that was made. */
export function GiveOutDialog({ organizationId, operators, onClose }: GiveOutDialogProps) {
  const t = useText(instanceListText)
  const [given, setGiven] = useState<PortalLink>()
  const { register, watch, setValue, errorOf, ...form } = useGiveOutForm({ organizationId, onGiven: setGiven })
  if (given) return <GivenLinkDialog link={given} onClose={onClose} />

  // Chosen by its value alone, so it is registered without an element.
  register('organization_id', { required: t('operatorRequired') })
  const choose = (id: string) => setValue('organization_id', id, { shouldDirty: true, shouldValidate: true })
  return (
    <FormDialog
      title={t('giveOut')}
      description={t('giveOutDetail')}
      submit={t('submit')}
      form={form}
      onClose={onClose}
    >
      {operators && (
        <OwnerField
          operators={operators}
          value={watch('organization_id')}
          onChange={choose}
          error={errorOf('organization_id')}
        />
      )}
      <Checkbox label={t('replace')} help={t('replaceHelp')} {...register('replace')} />
    </FormDialog>
  )
}
