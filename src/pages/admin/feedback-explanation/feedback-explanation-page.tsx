import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Citation } from '@/entities/conversation'
import { type FeedbackExplanation, feedbackQueries } from '@/entities/feedback'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { useMediaQuery } from '@/shared/lib/media-query'
import type { Step } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { LoadedPage } from '@/shared/ui/loaded'
import { BackLink, PageHeader } from '@/shared/ui/page-header'
import { OpenedManual } from '@/widgets/manual-viewer'
import { AnswerThen } from './answer-then'
import { AnswerToday } from './answer-today'
import { ModelCard } from './model-card'
import { feedbackExplanationText } from './text'
import { UnderstoodCard } from './understood-card'

type Place = { manual: string; page: number }

type FeedbackExplanationPageProps = {
  feedbackId: string
  /** What is open beside the explanation. */
  place: Place | undefined
  onPlace: (place: Place | undefined, step?: Step) => void
  onBack: () => void
}

/** What was answered to a question, what is answered today, and why; with the cited pages beside it. */
export function FeedbackExplanationPage({ feedbackId, onBack, ...manual }: FeedbackExplanationPageProps) {
  const t = useText(feedbackExplanationText)
  const query = useQuery(feedbackQueries.explanation(feedbackId))
  usePageTitle(t('title'))
  const back = (
    <BackLink href="/feedback" onBack={onBack}>
      {t('back')}
    </BackLink>
  )
  return (
    <LoadedPage query={query} back={back} goneTitle={t('goneTitle')} gone={t('gone')} errorTitle={t('errorTitle')}>
      {(explanation) => <Explanation explanation={explanation} back={back} {...manual} />}
    </LoadedPage>
  )
}

type ExplanationProps = Pick<FeedbackExplanationPageProps, 'place' | 'onPlace'> & {
  explanation: FeedbackExplanation
  back: ReactNode
}

function Explanation({ explanation, back, place, onPlace }: ExplanationProps) {
  const t = useText(feedbackExplanationText)
  const isDesk = useMediaQuery('(width >= 64rem)')
  const cited = explanation.answer.refused ? explanation.answer.nearest : explanation.answer.citations
  const [marked, setMarked] = useState<readonly Citation[]>(cited)
  const [isClosed, setClosed] = useState(false)
  const [first] = cited
  const initial = isDesk && !isClosed && first ? { manual: first.manual_id, page: first.page } : undefined
  const shown = place ?? initial

  /** Marks the passages that belong together, the opened one first. */
  function open(passage: Citation, among: readonly Citation[]) {
    setMarked([passage, ...among.filter((one) => one !== passage)])
    onPlace({ manual: passage.manual_id, page: passage.page }, isDesk ? 'replace' : 'push')
  }

  function openPage(shownPage: Place) {
    setMarked([])
    onPlace(shownPage, isDesk ? 'replace' : 'push')
  }

  function close() {
    setClosed(true)
    onPlace(undefined)
  }

  return (
    <div className={cx('grid items-start gap-6', shown && 'lg:grid-cols-2')}>
      <div className="min-w-0">
        <PageHeader title={t('title')} summary={explanation.feedback.question} back={back} />
        <div className="grid gap-6">
          <AnswerThen explanation={explanation} onOpen={open} />
          <UnderstoodCard explanation={explanation} />
          {explanation.model && <ModelCard {...explanation} model={explanation.model} onOpenPage={openPage} />}
          <AnswerToday explanation={explanation} onOpen={open} />
        </div>
      </div>
      {shown && (
        <OpenedManual
          manualId={shown.manual}
          page={shown.page}
          passages={marked}
          onPage={(page) => onPlace({ manual: shown.manual, page })}
          onClose={close}
        />
      )}
    </div>
  )
}
