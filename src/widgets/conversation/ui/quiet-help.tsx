import { MessageSquareReply, NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { NoteDialog } from '@/features/write-note'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toaster'
import { useHelp } from '../model/use-help'
import { conversationText } from '../text'
import { AskDealerDialog } from './ask-dealer-dialog'
import type { Asked } from './further-help'

/** What `WhatToDo` offers, as one quiet action: an answer that is certain can be wrong or not enough all the same. */
export function QuietHelp({ machine, question, answer, hasAskedDealer }: Asked) {
  const t = useText(conversationText)
  const help = useHelp(machine.id)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  if (help.by === 'staff') {
    return (
      <>
        <Button size="sm" variant="quiet" icon={<NotebookPen aria-hidden />} onClick={() => setIsOpen(true)}>
          {t('writeNote')}
        </Button>
        {isOpen && (
          <NoteDialog
            machine={machine}
            question={question}
            onSaved={() => toast.success(t('noteSaved'))}
            onClose={close}
          />
        )}
      </>
    )
  }
  // The question, with what was answered to it, is shown below.
  if (help.by !== 'dealers' || hasAskedDealer) return null
  return (
    <>
      <Button size="sm" variant="quiet" icon={<MessageSquareReply aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('askDealer')}
      </Button>
      {isOpen && (
        <AskDealerDialog
          assigned={help.assigned}
          machine={machine}
          question={question}
          answer={answer}
          onSent={(to) => {
            toast.success(t('askDealerSent', { dealer: to.dealership.name }))
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
