import type { TelematicsSource } from '@/entities/telematics-source'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { toast } from '@/shared/ui/toaster'
import { instanceListText } from '../text'
import { SourceFields } from './source-fields'
import { useSourceForm } from './use-source-form'

type SourceDialogProps = {
  organizationId: string
  /** The one to change; a new one is added without. */
  source?: TelematicsSource
  onClose: () => void
}

export function SourceDialog({ organizationId, source, onClose }: SourceDialogProps) {
  const t = useText(instanceListText)
  const onSaved = () => {
    toast.success(t('saved'))
    onClose()
  }
  const form = useSourceForm({ organizationId, source, onSaved })
  return (
    <FormDialog
      title={source ? t('editTitle', { name: source.name }) : t('addTitle')}
      submit={source ? t('save') : t('add')}
      form={form}
      onClose={onClose}
    >
      <SourceFields form={form} hasPassword={source?.has_password ?? false} interval={source?.interval_minutes} />
    </FormDialog>
  )
}
