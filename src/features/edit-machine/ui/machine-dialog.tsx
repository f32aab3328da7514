import type { Machine } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { toast } from '@/shared/ui/toaster'
import { useMachineForm } from '../model/use-machine-form'
import { editMachineText } from '../text'
import { BrandSelect } from './brand-select'
import { NameFields } from './name-fields'
import { VariantRows } from './variant-rows'

type MachineDialogProps = {
  /** The one to change; a new one is added without. */
  machine?: Machine
  onClose: () => void
  onSaved?: (machine: Machine) => void
}

/** A model of the catalogue with its variants. */
export function MachineDialog({ machine, onClose, onSaved }: MachineDialogProps) {
  const t = useText(editMachineText)
  const form = useMachineForm(machine, (saved) => {
    toast.success(t(machine ? 'saved' : 'added', { machine: saved.name }))
    onClose()
    onSaved?.(saved)
  })
  return (
    <FormDialog
      title={machine ? t('editTitle', { machine: machine.name }) : t('addTitle')}
      description={machine ? t('editHelp') : t('addHelp')}
      submit={t(machine ? 'save' : 'add')}
      form={form}
      onClose={onClose}
      size="lg"
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {!machine && <BrandSelect form={form} className="sm:col-span-2" />}
        <NameFields form={form} machine={machine} />
      </div>
      <VariantRows form={form} />
    </FormDialog>
  )
}
