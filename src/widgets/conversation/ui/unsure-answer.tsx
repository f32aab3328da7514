import { Fragment } from 'react'
import { type Answer, type Citation, ConfidenceBadge } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { dividedByUse } from '../lib/citation-links'
import { quotedPlaces } from '../lib/quoted-places'
import { conversationText } from '../text'
import { AnswerParts } from './answer-parts'
import { AnswerText } from './answer-text'
import { ForeignManual, Glosses } from './foreign-words'
import { type Asked, FurtherHelp } from './further-help'
import { FurtherPassages } from './further-passages'
import { isPictured } from './page-cut-out'
import { PassageList } from './passage-list'
import { QuotedPlace } from './quoted-place'
import { SafetyNotes } from './safety-notes'

type UnsureAnswerProps = { answer: Answer; about: Asked; onOpen: (passage: Citation) => void }

/** The places that come closest, shown as their pages do without a claim that they answer, and what to do if they do not. */
export function UnsureAnswer({ answer, about, onOpen }: UnsureAnswerProps) {
  const t = useText(conversationText)
  const { response, citations, confidence } = answer
  const { used, further } = dividedByUse(response, citations)
  const parts = quotedPlaces(response, citations.filter(isPictured))
  const listed = used.filter(({ n }) => parts.every(({ place }) => place?.n !== n))
  return (
    <>
      <div>
        <ConfidenceBadge confidence={confidence} />
      </div>
      {parts.map(({ text, place }, index) => {
        const quoted = place ? [place] : dividedByUse(text, citations).used
        const words = (
          <>
            <AnswerText response={text} citations={citations} language={answer.language} onOpen={onOpen} />
            <Glosses answer={answer} citations={quoted} />
          </>
        )
        if (!place)
          return (
            <Fragment key={text}>
              {words}
              {index === 0 && <ForeignManual citations={used} />}
            </Fragment>
          )
        return (
          <QuotedPlace key={text} citation={place} onOpen={onOpen}>
            {words}
          </QuotedPlace>
        )
      })}
      <AnswerParts answer={answer} about={about} onOpen={onOpen} />
      <SafetyNotes answer={answer} onOpen={onOpen} />
      <PassageList title={t('nearest')} passages={listed} onOpen={onOpen} numbered quoted={false} />
      <FurtherPassages passages={further} onOpen={onOpen} />
      <FurtherHelp {...about} />
    </>
  )
}
