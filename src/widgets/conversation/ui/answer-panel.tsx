import { type ReactNode, useState } from 'react'
import type { Answer, Citation } from '@/entities/conversation'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { dividedByUse } from '../lib/citation-links'
import { withHeadlineIn } from '../lib/units/headline'
import { conversationText } from '../text'
import { AnswerActions } from './answer-actions'
import { AnswerAuthor } from './answer-author'
import { AnswerCard } from './answer-card'
import { AnswerFeedback } from './answer-feedback'
import { AnswerParts } from './answer-parts'
import { AnswerRecords } from './answer-records'
import { AnswerText } from './answer-text'
import { AnswerWriter } from './answer-writer'
import { ForeignManual, Glosses } from './foreign-words'
import { type Asked, WhatToDo } from './further-help'
import { FurtherPassages } from './further-passages'
import { OnPage } from './on-page'
import { PassageList } from './passage-list'
import { QuietHelp } from './quiet-help'
import { Refusal } from './refusal'
import { SafetyNotes } from './safety-notes'
import { UnsureAnswer } from './unsure-answer'

type AnswerPanelProps = {
  answer: Answer
  about: Asked
  /** Shown above the answer, such as a note that it is provisional. */
  notice?: ReactNode
  onOpen: (passage: Citation) => void
}

/** An answer with everything that belongs to it: its text, its warnings, and its sources. One face for each confidence. */
export function AnswerPanel({ answer: stored, about, notice, onOpen }: AnswerPanelProps) {
  const t = useText(conversationText)
  const answer = { ...stored, response: withHeadlineIn(useUser().units, stored.response) }
  const { used, further } = dividedByUse(answer.response, answer.citations)
  // Who follows steps must know what is dangerous before the first of them.
  const hasSteps = /^\d+\. /m.test(answer.response)
  return (
    <AnswerCard
      by={
        <>
          <p>
            <AnswerAuthor assistant={answer.assistant} citations={used} />
          </p>
          <AnswerWriter answer={answer} />
        </>
      }
    >
      {notice}
      {answer.warnings.map((warning) => (
        <Callout key={warning} tone="warning">
          {warning}
        </Callout>
      ))}
      {answer.refused ? (
        <Refusal answer={answer} about={about} onOpen={onOpen} />
      ) : answer.confidence === 'unsure' ? (
        <UnsureAnswer answer={answer} about={about} onOpen={onOpen} />
      ) : (
        <>
          {hasSteps && <SafetyNotes answer={answer} onOpen={onOpen} />}
          <AnswerText {...answer} onOpen={onOpen} />
          <Glosses answer={answer} citations={used} />
          <ForeignManual citations={used} />
          <OnPage answer={answer} source={used[0]} onOpen={onOpen} />
          <AnswerParts answer={answer} about={about} onOpen={onOpen} />
          {!hasSteps && <SafetyNotes answer={answer} onOpen={onOpen} />}
          <PassageList title={t('sources')} passages={used} onOpen={onOpen} numbered />
          <FurtherPassages passages={further} onOpen={onOpen} />
        </>
      )}
      <AnswerRecords records={answer.records} />
      <AnswerFooter answer={answer} asked={about} />
    </AnswerCard>
  )
}

/** Answers that are not certain say themselves whom to ask; the reply to a greeting needs nobody. */
const isCertain = ({ refused, confidence, citations }: Answer) =>
  !refused && confidence !== 'unsure' && citations.length > 0

type AnswerFooterProps = {
  answer: Answer
  asked: Asked
}

function AnswerFooter({ answer, asked }: AnswerFooterProps) {
  const { machine } = asked
  const about = machine && isCertain(answer) ? { ...asked, machine } : undefined
  const [isUnhelpful, setIsUnhelpful] = useState(false)
  return (
    <footer className="-mb-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      <AnswerActions answer={answer} about={asked}>
        {about && !isUnhelpful && <QuietHelp {...about} />}
      </AnswerActions>
      <AnswerFeedback conversationId={answer.conversation_id} answerId={answer.id} onUnhelpful={setIsUnhelpful} />
      {about && isUnhelpful && (
        <div className="order-last basis-full pb-2 print:hidden">
          <WhatToDo {...about} />
        </div>
      )}
    </footer>
  )
}
