import { ChevronDown, Tractor } from 'lucide-react'
import { useState } from 'react'
import type { ChosenMachine } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { buttonClass } from '@/shared/ui/button'
import { useChosenMachine } from '../model/use-chosen-machine'
import { chooseMachineText } from '../text'
import { MachineChooserDialog } from './machine-chooser-dialog'

type MachineChooserProps = {
  onChosen?: (machine: ChosenMachine) => void
}

/** The chosen machine as a button, for the top bar and above a question; a press chooses another one. */
export function MachineChooser({ onChosen }: MachineChooserProps) {
  const t = useText(chooseMachineText)
  const [isOpen, setIsOpen] = useState(false)
  const { machine } = useChosenMachine()
  const shown = machine && [machine.name, machine.serial_number].filter(Boolean).join(' · ')
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
        aria-label={shown ? t('chosen', { machine: shown }) : undefined}
        className={`${buttonClass({})} max-w-full min-w-0 shrink!`}
      >
        <Tractor aria-hidden className="text-ink-muted max-sm:hidden" />
        {machine ? <ChosenName machine={machine} /> : <span className="truncate">{t('openChooser')}</span>}
        <ChevronDown aria-hidden className="text-ink-muted" />
      </button>
      <MachineChooserDialog open={isOpen} onOpenChange={setIsOpen} onChosen={onChosen} />
    </>
  )
}

/** Brand, model and serial number. On a phone the model is what must be read whole: the brand goes, the number is cut. */
function ChosenName({ machine: { name, brand, model, serial_number } }: { machine: ChosenMachine }) {
  return (
    <span className="min-w-0 text-left sm:truncate">
      <span className="max-sm:hidden">{model && brand} </span>
      <span className="max-sm:block max-sm:leading-tight max-sm:whitespace-normal max-sm:wrap-anywhere">
        {model || name}
      </span>
      {serial_number && (
        <span className="figures max-sm:block max-sm:truncate max-sm:font-normal max-sm:text-ink-muted">
          <span className="max-sm:hidden"> · </span>
          {serial_number}
        </span>
      )}
    </span>
  )
}
