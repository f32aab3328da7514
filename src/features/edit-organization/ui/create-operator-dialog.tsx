import { useMutation } from '@tanstack/react-query'
import { type Organization, organizationMutations } from '@/entities/organization'
import { useText } from '@/shared/lib/i18n'
import { deviceTimeZone } from '@/shared/lib/time-zone'
import { FormDialog } from '@/shared/ui/form-dialog'
import { toast } from '@/shared/ui/toaster'
import { useOrganizationForm } from '../model/organization-form'
import { editOrganizationText } from '../text'
import { OrganizationFields } from './organization-fields'

type CreateOperatorDialogProps = {
  onClose: () => void
  onCreated?: (operator: Organization) => void
}

/** "A dealership's admin creates an operator together with the link to it" (behaviour, section 1). */
export function CreateOperatorDialog({ onClose, onCreated }: CreateOperatorDialogProps) {
  const t = useText(editOrganizationText)
  const { mutateAsync: create } = useMutation(organizationMutations.create())
  const blank = { name: '', description: '', phone_number: '', time_zone: deviceTimeZone() }
  const form = useOrganizationForm(blank, async (values) => {
    const operator = await create({ ...values, type: 'OPERATOR' })
    toast.success(t('created', { name: operator.name }))
    onClose()
    onCreated?.(operator)
  })
  return (
    <FormDialog
      title={t('createTitle')}
      description={t('createDescription')}
      submit={t('create')}
      form={form}
      onClose={onClose}
    >
      <OrganizationFields form={form} />
    </FormDialog>
  )
}
