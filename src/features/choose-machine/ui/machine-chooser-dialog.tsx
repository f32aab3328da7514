import { type FormEvent, useId } from 'react'
import { questionLimits } from '#contract/assistants-limits'
import { type ChosenMachine, type Machine, serialRanges, useSerialRange } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { TextField } from '@/shared/ui/text-field'
import { useChoice } from '../model/use-choice'
import { chooseMachineText } from '../text'
import { MachinePicker } from './machine-picker'

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

type SerialNumberFieldProps = { machine: Machine; value: string; onChange: (serialNumber: string) => void }

/** The serial number that is asked about, with the ranges that the machine is known in. */
function SerialNumberField({ machine, value, onChange }: SerialNumberFieldProps) {
  const t = useText(chooseMachineText)
  const write = useSerialRange()
  const ranges = serialRanges(machine).map(write).join(', ')
  return (
    <TextField
      label={t('serial')}
      optional
      help={`${t('serialHelp')}${ranges && ` ${t('serialRange', { model: machine.model, ranges })}`}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      maxLength={questionLimits.serial_number.maxLength}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
    />
  )
}
