import { useRef } from 'react'
import type { ChosenMachine } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { requestFocus } from '@/shared/lib/wanted-focus'
import { Dialog } from '@/shared/ui/dialog'
import { useChosenMachine } from '../model/use-chosen-machine'
import { chooseMachineText } from '../text'
import { MachineChoices } from './machine-choices'

type MachineChooserDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called after the machine has become the chosen one. */
  onChosen?: ((machine: ChosenMachine) => void) | undefined
}

/** One tap chooses a machine and puts the cursor into the question about it. */
export function MachineChooserDialog({ open, onOpenChange, onChosen }: MachineChooserDialogProps) {
  const t = useText(chooseMachineText)
  const { machine: current, choose } = useChosenMachine()
  const hasChosen = useRef(false)

  function take(machine: ChosenMachine) {
    hasChosen.current = true
    choose(machine)
    onOpenChange(false)
    onChosen?.(machine)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        hasChosen.current = false
        onOpenChange(isOpen)
      }}
      moveFocus={() => hasChosen.current && requestFocus('question')}
      title={t('title')}
    >
      <MachineChoices current={current} onChoose={take} />
    </Dialog>
  )
}
