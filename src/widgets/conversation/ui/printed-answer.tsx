import { type Answer, ConfidenceBadge, PassageMark } from '@/entities/conversation'
import { environment } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { dividedByUse } from '../lib/citation-links'
import { spokenText } from '../lib/plain-text'
import { type PrintedPage, printedPages } from '../lib/printed-pages'
import { conversationText } from '../text'
import { AnswerAuthor } from './answer-author'
import { AnswerParts } from './answer-parts'
import { AnswerText } from './answer-text'
import { PrintedWriter } from './answer-writer'
import { ForeignManual, Glosses } from './foreign-words'
import type { Asked } from './further-help'
import { PassageList } from './passage-list'
import { SafetyNotes } from './safety-notes'

type PrintedAnswerProps = Pick<Asked, 'machine' | 'question'> & { answer: Answer }

const nothing = () => undefined

/** "Print shows question, answer and the cited page": one question, and each page that its answer leans on. */
export function PrintedAnswer({ machine, question, answer }: PrintedAnswerProps) {
  const t = useText(conversationText)
  const { response, citations, warnings, refused, confidence } = answer
  const { used } = dividedByUse(response, citations)
  return (
    <>
      <article className="grid gap-4">
        <header className="grid gap-1">
          {machine && (
            <p className="text-sm text-ink-muted">
              {[machine.name, machine.serial_number].filter(Boolean).join(' · ')}
            </p>
          )}
          <h1 className="text-xl font-bold wrap-anywhere">{question}</h1>
          <p className="text-sm text-ink-muted">
            <AnswerAuthor assistant={answer.assistant} citations={used} />
          </p>
          <PrintedWriter answer={answer} />
        </header>
        {warnings.map((warning) => (
          <Callout key={warning} tone="warning">
            {warning}
          </Callout>
        ))}
        {refused ? (
          <p>{spokenText(response)}</p>
        ) : (
          <>
            {confidence === 'unsure' && (
              <div>
                <ConfidenceBadge confidence={confidence} />
              </div>
            )}
            <AnswerParts answer={answer} onOpen={nothing} />
            <SafetyNotes answer={answer} onOpen={nothing} />
            <AnswerText {...answer} onOpen={nothing} />
            <Glosses answer={answer} citations={used} />
            <ForeignManual citations={used} />
            <PassageList title={t('sources')} passages={used} onOpen={nothing} numbered />
          </>
        )}
      </article>
      {!refused && printedPages(used).map((printed) => <PageOnPaper key={printed.page.n} {...printed} />)}
    </>
  )
}

/** Enough for paper: the width of a sheet at 200 dots an inch. */
const paperPixels = '1600'

function PageOnPaper({ page: { manual_name, page, image_url }, passages }: PrintedPage) {
  const t = useText(conversationText)
  const address = new URL(image_url, environment.platformUrl)
  address.searchParams.set('width', paperPixels)
  const name = `${manual_name}, ${t('page', { page })}`
  return (
    <section aria-label={name} className="break-before-page">
      <h2 className="mb-[3mm] font-semibold">{name}</h2>
      <figure className="relative mx-auto w-fit border border-line">
        <img src={address.href} alt={name} className="max-h-[230mm] max-w-full" />
        {passages.map((passage) => (
          <PassageMark key={passage.n} passage={passage} />
        ))}
      </figure>
    </section>
  )
}
