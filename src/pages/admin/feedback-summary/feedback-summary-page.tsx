import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { assistantNames, feedbackQueries, feedbackText } from '@/entities/feedback'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { EmptyState } from '@/shared/ui/empty-state'
import { DayFilters, SelectFilter } from '@/shared/ui/list-page'
import { Loaded } from '@/shared/ui/loaded'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'
import { FeedbackTabs } from '@/widgets/feedback-tabs'
import { ConfidencesCard } from './confidences-card'
import { ManualsCard } from './manuals-card'
import { ModelCard } from './model-card'
import { PeriodsCard } from './periods-card'
import { feedbackSummaryRoute } from './route'
import { feedbackSummaryText } from './text'

/** How certain answers are and how helpful they are found, over time and by manual. */
export function FeedbackSummaryPage() {
  const t = useText(feedbackSummaryText)
  const { search } = useRouteSearch(feedbackSummaryRoute)
  const query = useQuery(feedbackQueries.summary(search))
  usePageTitle(t('title'))
  return (
    <>
      <PageHeader title={t('title')} summary={t('summary')} />
      <FeedbackTabs />
      <SummaryFilters />
      <Loaded query={query} skeleton={<Skeleton className="h-72" />} errorTitle={t('failed')}>
        {(summary) =>
          summary.answers.length + summary.periods.length === 0 ? (
            <EmptyState title={t('nothingTitle')} icon={MessageSquareText}>
              {t('nothing')}
            </EmptyState>
          ) : (
            <div className="grid grid-cols-1 gap-6">
              <ConfidencesCard {...summary} by={search.by ?? 'week'} />
              <PeriodsCard periods={summary.periods} by={search.by ?? 'week'} />
              {summary.periods.length > 0 && <ManualsCard {...summary} />}
            </div>
          )
        }
      </Loaded>
      <div className="mt-6">
        <ModelCard />
      </div>
    </>
  )
}

function SummaryFilters() {
  const t = useText(feedbackSummaryText)
  const words = useText(feedbackText)
  const { search, setSearch, go } = useRouteSearch(feedbackSummaryRoute)
  const setFilter = (name: string, value: string | undefined) =>
    go((before) => ({ ...before, [name]: value }), 'replace')
  const list = { search, setFilter, typeFilter: setFilter, reset: () => setSearch({}) }
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-2 gap-y-3">
      <SelectFilter
        list={list}
        name="by"
        label={t('by')}
        placeholder={t('byWeek')}
        options={[{ value: 'month', label: t('byMonth') }]}
      />
      <SelectFilter
        list={list}
        name="assistant"
        label={t('assistant')}
        placeholder={t('anyAssistant')}
        options={assistantNames.map((name) => ({ value: name, label: words(name) }))}
      />
      <DayFilters list={list} fromLabel={t('from')} toLabel={t('to')} />
    </div>
  )
}
