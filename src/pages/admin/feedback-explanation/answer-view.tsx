import type { Citation } from '@/entities/conversation'
import type { ExplainedAnswer } from '@/entities/feedback'
import { useText } from '@/shared/lib/i18n'
import { AnswerText, dividedByUse, FurtherPassages, PassageList } from '@/widgets/conversation'
import { feedbackExplanationText } from './text'

/** Opens a passage, and marks it with those that belong to it. */
export type OpenPassage = (passage: Citation, among: readonly Citation[]) => void

type AnswerViewProps = {
  answer: Pick<ExplainedAnswer, 'response' | 'citations' | 'nearest'>
  onOpen: OpenPassage
}

/** An answer with its places in the manuals. */
export function AnswerView({ answer: { response, citations, nearest }, onOpen }: AnswerViewProps) {
  const t = useText(feedbackExplanationText)
  const { used, further } = dividedByUse(response, citations)
  const open = (passage: Citation) => onOpen(passage, citations)
  return (
    <div className="grid gap-4">
      <AnswerText response={response} citations={citations} onOpen={open} />
      <PassageList title={t('cited')} passages={used} onOpen={open} numbered />
      <FurtherPassages passages={further} onOpen={open} />
      <PassageList
        title={t('nearest')}
        passages={nearest}
        onOpen={(passage) => onOpen(passage, nearest)}
        numbered={false}
      />
    </div>
  )
}
