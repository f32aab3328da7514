import { Copy, Mail, Printer, Share2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Answer } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { later } from '@/shared/lib/later'
import { Button } from '@/shared/ui/button'
import { useCopy } from '@/shared/ui/copy'
import { PrintAlone } from '@/shared/ui/print-alone'
import { toast } from '@/shared/ui/toaster'
import { copiedText } from '../lib/plain-text'
import { writerOf } from '../lib/writer'
import { deviceShare } from '../model/device-share'
import { usePrintedAnswer } from '../model/use-printed-answer'
import { conversationText } from '../text'
import type { Asked } from './further-help'
import { PrintedAnswer } from './printed-answer'

const ShareAnswerDialog = later<{ open: boolean; answer: Answer; onClose: () => void }>(() =>
  import('@/features/share-answer').then((feature) => feature.ShareAnswerDialog),
)

type AnswerActionsProps = {
  answer: Answer
  about: Asked
  /** Further quiet actions. */
  children?: ReactNode
}

/** What can be done with an answer elsewhere: in a text, in a mailbox, on paper. */
export function AnswerActions({ answer, about, children }: AnswerActionsProps) {
  const t = useText(conversationText)
  const [isSharing, setIsSharing] = useState(false)
  const copy = useCopy()
  const share = deviceShare()
  const writer = writerOf(answer)
  const text = () => copiedText(answer, { page: (page) => t('page', { page }), writer: writer && t(writer) })
  const printing = usePrintedAnswer(answer)

  return (
    <div className="-ml-3 flex flex-wrap gap-x-1 print:hidden">
      {copy && (
        <Button size="sm" variant="quiet" icon={<Copy aria-hidden />} onClick={() => copy(text(), t('copied'))}>
          {t('copy')}
        </Button>
      )}
      {share && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Share2 aria-hidden />}
          onClick={() => void share({ title: about.question, text: text() }).catch(() => toast.error(t('shareFailed')))}
        >
          {t('shareElsewhere')}
        </Button>
      )}
      <Button size="sm" variant="quiet" icon={<Mail aria-hidden />} onClick={() => setIsSharing(true)}>
        {t('share')}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon={<Printer aria-hidden />}
        pending={printing.isUnderWay}
        onClick={printing.start}
      >
        {t('print')}
      </Button>
      {children}
      {printing.answer && (
        <PrintAlone onDone={printing.end}>
          <PrintedAnswer machine={about.machine} question={about.question} answer={printing.answer} />
        </PrintAlone>
      )}
      <ShareAnswerDialog open={isSharing} answer={answer} onClose={() => setIsSharing(false)} />
    </div>
  )
}
