import { type FormEvent, useId } from 'react'
import type { ChosenMachine } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { useChoice } from '../model/use-choice'
import { chooseMachineText } from '../text'
import { MachinePicker } from './machine-picker'
import { SerialNumberField } from './serial-number-field'

type MachineChooserDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called after the machine has become the chosen one. */
  onChosen?: ((machine: ChosenMachine) => void) | undefined
}

/** Search, choose, and enter the serial number where it matters. Starts with the machine that is chosen now. */
export function MachineChooserDialog({ open, onOpenChange, onChosen }: MachineChooserDialogProps) {
  const t = useText(chooseMachineText)
  const formId = useId()
  const { selected, serialNumber, pick, typeSerialNumber, reset, confirm } = useChoice()

  function change(isOpen: boolean) {
    if (!isOpen) reset()
    onOpenChange(isOpen)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const machine = confirm()
    if (!machine) return
    change(false)
    onChosen?.(machine)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t('title')}
      description={t('description')}
      actions={
        <>
          <Button onClick={() => change(false)}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" disabled={!selected}>
            {selected ? t('chooseNamed', { machine: selected.name }) : t('choose')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <MachinePicker selected={selected} onSelect={pick} />
        {selected && <SerialNumberField machine={selected} value={serialNumber} onChange={typeSerialNumber} />}
      </form>
    </Dialog>
  )
}
