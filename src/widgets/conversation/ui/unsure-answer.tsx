import { type Answer, type Citation, ConfidenceBadge } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { dividedByUse } from '../lib/citation-links'
import { conversationText } from '../text'
import { AnswerParts } from './answer-parts'
import { AnswerText } from './answer-text'
import { type Asked, FurtherHelp } from './further-help'
import { FurtherPassages } from './further-passages'
import { PassageList } from './passage-list'
import { SafetyNotes } from './safety-notes'

type UnsureAnswerProps = { answer: Answer; about: Asked; onOpen: (passage: Citation) => void }

/** The places that come closest, quoted without a claim that they answer, and what to do if they do not. */
export function UnsureAnswer({ answer, about, onOpen }: UnsureAnswerProps) {
  const t = useText(conversationText)
  const { response, citations, confidence } = answer
  const { used, further } = dividedByUse(response, citations)
  return (
    <>
      <div>
        <ConfidenceBadge confidence={confidence} />
      </div>
      <AnswerText response={response} citations={citations} onOpen={onOpen} />
      <AnswerParts answer={answer} about={about} onOpen={onOpen} />
      <SafetyNotes answer={answer} onOpen={onOpen} />
      <PassageList title={t('nearest')} passages={used} onOpen={onOpen} numbered quoted={false} />
      <FurtherPassages passages={further} onOpen={onOpen} />
      <FurtherHelp {...about} />
    </>
  )
}
