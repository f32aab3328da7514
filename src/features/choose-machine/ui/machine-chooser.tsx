import { ChevronDown, Tractor } from 'lucide-react'
import { useState } from 'react'
import type { ChosenMachine } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { later } from '@/shared/lib/later'
import { Button, buttonClass } from '@/shared/ui/button'
import { useChosenMachine } from '../model/use-chosen-machine'
import { chooseMachineText } from '../text'

const MachineChooserDialog = later(() => import('./machine-chooser-dialog').then((file) => file.MachineChooserDialog))

/** A button that says that another machine can be chosen, where the chosen one is shown beside it. */
export function ChangeMachine({ isFirst = false }: { isFirst?: boolean }) {
  const t = useText(chooseMachineText)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={isFirst ? undefined : t('change')}
        onClick={() => setIsOpen(true)}
        variant={isFirst ? 'primary' : 'secondary'}
      >
        {isFirst ? (
          t('openChooser')
        ) : (
          <>
            <span className="max-sm:hidden">{t('change')}</span>
            <span className="sm:hidden">{t('changeShort')}</span>
          </>
        )}
      </Button>
      <MachineChooserDialog open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}

type MachineChooserProps = {
  onChosen?: (machine: ChosenMachine) => void
}

/** The chosen machine as a button, for the top bar and above a question; a press chooses another one. */
export function MachineChooser({ onChosen }: MachineChooserProps) {
  const t = useText(chooseMachineText)
  const [isOpen, setIsOpen] = useState(false)
  const { machine } = useChosenMachine()
  const shown =
    machine && [machine.instance?.name.trim(), machine.name, machine.serial_number].filter(Boolean).join(' · ')
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
        aria-label={shown ? t('chosen', { machine: shown }) : undefined}
        className={`${buttonClass({})} max-w-full min-w-0 shrink!`}
      >
        <Tractor aria-hidden className="text-ink-muted max-sm:hidden @max-3xs/bar:block" />
        {machine ? <ChosenName machine={machine} /> : <span className="truncate">{t('openChooser')}</span>}
        <ChevronDown aria-hidden className="text-ink-muted" />
      </button>
      <MachineChooserDialog open={isOpen} onOpenChange={setIsOpen} onChosen={onChosen} />
    </>
  )
}

/**
 * What its people call it, or brand and model, and the serial number. On a phone the name is what must be read whole: the
 * brand goes, the number is cut; in a bar without room for the name, the button shows a machine alone.
 */
function ChosenName({ machine: { name, brand, model, serial_number, instance } }: { machine: ChosenMachine }) {
  const own = instance?.name.trim()
  return (
    <span className="min-w-0 text-left sm:truncate @max-3xs/bar:hidden">
      {!own && <span className="max-sm:hidden">{model && brand} </span>}
      <span className="max-sm:block max-sm:leading-tight max-sm:whitespace-normal max-sm:wrap-anywhere">
        {own || model || name}
      </span>
      {own && <span className="max-sm:hidden"> · {model || name}</span>}
      {serial_number && (
        <span className="figures max-sm:block max-sm:truncate max-sm:font-normal max-sm:text-ink-muted">
          <span className="max-sm:hidden"> · </span>
          {serial_number}
        </span>
      )}
    </span>
  )
}
