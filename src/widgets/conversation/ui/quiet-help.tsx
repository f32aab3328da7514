import { useText } from '@/shared/lib/i18n'
import { toast } from '@/shared/ui/toaster'
import { useHelp } from '../model/use-help'
import { conversationText } from '../text'
import type { AskedAboutMachine } from './further-help'
import { AskDealerButton, WriteNoteButton } from './help-buttons'

/** What `WhatToDo` offers, as one quiet action: an answer that is certain can be wrong or not enough all the same. */
export function QuietHelp({ machine, question, answer, hasAskedDealer }: AskedAboutMachine) {
  const t = useText(conversationText)
  const help = useHelp(machine.id)
  if (help.by === 'staff') {
    return (
      <WriteNoteButton isQuiet machine={machine} question={question} onSaved={() => toast.success(t('noteSaved'))} />
    )
  }
  // The question, with what was answered to it, is shown below.
  if (help.by !== 'dealers' || hasAskedDealer) return null
  return (
    <AskDealerButton
      isQuiet
      assigned={help.assigned}
      machine={machine}
      question={question}
      answer={answer}
      onSent={({ dealership }) => toast.success(t('askDealerSent', { dealer: dealership.name }))}
    />
  )
}
