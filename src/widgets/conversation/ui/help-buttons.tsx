import { MessageSquareReply, NotebookPen } from 'lucide-react'
import { useState } from 'react'
import type { OperatorMachine } from '@/entities/operator-machine'
import { NoteDialog } from '@/features/write-note'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { conversationText } from '../text'
import { AskDealerDialog } from './ask-dealer-dialog'
import type { AskedAboutMachine } from './further-help'

/** Quiet among the actions of an answer, otherwise the way on. */
type Look = { isQuiet?: boolean }

const quiet = { size: 'sm', variant: 'quiet' } as const

type WriteNoteButtonProps = Look & Pick<AskedAboutMachine, 'machine' | 'question'> & { onSaved: () => void }

/** Opens the dialog in which staff note what the manuals do not say. */
export function WriteNoteButton({ isQuiet, machine, question, onSaved }: WriteNoteButtonProps) {
  const t = useText(conversationText)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button {...(isQuiet && quiet)} icon={<NotebookPen aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('writeNote')}
      </Button>
      {isOpen && (
        <NoteDialog machine={machine} question={question} onSaved={onSaved} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

type AskDealerButtonProps = Look &
  Pick<AskedAboutMachine, 'machine' | 'question' | 'answer'> & {
    assigned: readonly OperatorMachine[]
    onSent: (to: OperatorMachine) => void
  }

/** Opens the question to the dealership. */
export function AskDealerButton({ isQuiet, onSent, ...question }: AskDealerButtonProps) {
  const t = useText(conversationText)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        {...(isQuiet && quiet)}
        icon={<MessageSquareReply aria-hidden />}
        onClick={() => setIsOpen(true)}
        className={isQuiet ? undefined : 'max-sm:w-full'}
      >
        {t('askDealerForOperator')}
      </Button>
      {isOpen && (
        <AskDealerDialog
          {...question}
          onSent={(to) => {
            close()
            onSent(to)
          }}
          onClose={close}
        />
      )}
    </>
  )
}
