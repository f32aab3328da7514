import { useState } from 'react'
import type { Answer } from '@/entities/conversation'
import type { ChosenMachine } from '@/entities/machine'
import type { OperatorMachine } from '@/entities/operator-machine'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { ErrorState } from '@/shared/ui/error-state'
import { useHelp } from '../model/use-help'
import { conversationText } from '../text'
import { DealerContact } from './dealer-contact'
import { AskDealerButton, WriteNoteButton } from './help-buttons'
import { MachineLink } from './machine-link'
import { NotesAbout } from './notes-about'

/** An answer that may not help, and what was asked about which machine. */
export type Asked = {
  /** Undefined if none was chosen. */
  machine: Pick<ChosenMachine, 'id' | 'name' | 'serial_number' | 'instance'> | undefined
  question: string
  answer: Pick<Answer, 'id' | 'conversation_id' | 'response'>
  /** Whether a dealership was asked because of this answer. */
  hasAskedDealer: boolean
  onOpenMachine: (machineId: string) => void
}

export type AskedAboutMachine = Asked & { machine: NonNullable<Asked['machine']> }

/**
 * What somebody can do where the manuals do not answer for certain: read what staff have noted about such a question, and
 * whatever `WhatToDo` offers.
 */
export function FurtherHelp({ machine, ...asked }: Asked) {
  // Nobody can be asked about no machine.
  if (!machine) return null
  return (
    <>
      <NotesAbout machineId={machine.id} question={asked.question} />
      <WhatToDo machine={machine} {...asked} />
    </>
  )
}

/**
 * Staff write a note or add a manual. An operator's people send the question to the dealership that assigned the machine
 * ("offers to ask the dealer, which makes a message … that staff answer there": behaviour, section 5); those who have none
 * to ask read whom to call.
 */
export function WhatToDo({ onOpenMachine, ...asked }: AskedAboutMachine) {
  const t = useText(conversationText)
  const help = useHelp(asked.machine.id)
  switch (help.by) {
    case 'unknown':
      return null
    case 'failed':
      return (
        <ErrorState title={t('helpFailed')} onRetry={help.retry} retrying={help.isRetrying}>
          {help.error.message}
        </ErrorState>
      )
    case 'staff':
      return <HelpForStaff machine={asked.machine} question={asked.question} onOpenMachine={onOpenMachine} />
    case 'dealers':
      return <AskDealer assigned={help.assigned} {...asked} />
    case 'nobody':
      return <DealerContact instanceId={asked.machine.instance?.id} />
  }
}

function HelpForStaff({
  machine,
  question,
  onOpenMachine,
}: Pick<AskedAboutMachine, 'machine' | 'question' | 'onOpenMachine'>) {
  const t = useText(conversationText)
  const [isSaved, setIsSaved] = useState(false)
  return (
    <div className="grid gap-3">
      {isSaved ? (
        <Callout tone="success" announce>
          {t('noteSaved')}
        </Callout>
      ) : (
        <p>{t('helpForStaff')}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {!isSaved && <WriteNoteButton machine={machine} question={question} onSaved={() => setIsSaved(true)} />}
        <MachineLink machineId={machine.id} onOpen={onOpenMachine} />
      </div>
    </div>
  )
}

type AskDealerProps = Omit<AskedAboutMachine, 'onOpenMachine'> & { assigned: readonly OperatorMachine[] }

function AskDealer({ hasAskedDealer, ...question }: AskDealerProps) {
  const t = useText(conversationText)
  const [sentTo, setSentTo] = useState<OperatorMachine>()
  if (sentTo) {
    return (
      <Callout tone="success" announce>
        {t('askDealerSent', { dealer: sentTo.dealership.name })}
      </Callout>
    )
  }
  // The question, with what was answered to it, is shown below.
  if (hasAskedDealer) return null
  return (
    <div>
      <AskDealerButton {...question} onSent={setSentTo} />
    </div>
  )
}
