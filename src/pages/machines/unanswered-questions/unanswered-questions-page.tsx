import { MessageCircleQuestion } from 'lucide-react'
import { feedbackQueries } from '@/entities/feedback'
import { OneMachine } from '@/entities/machine'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { EmptyState } from '@/shared/ui/empty-state'
import { ListPage } from '@/shared/ui/list-page'
import { DealershipFilter } from '@/widgets/dealership-choice'
import { FeedbackTabs, ManualTabs } from '@/widgets/feedback-tabs'
import { useQuestionColumns } from './question-columns'
import { unansweredQuestionsRoute } from './route'
import { unansweredQuestionsText } from './text'

/** What no manual answers: a dealership's admins see what was asked about its models, a super user all of it. */
export function UnansweredQuestionsPage() {
  const t = useText(unansweredQuestionsText)
  const { is_superuser: seesAll } = useUser()
  const list = useListSearch(unansweredQuestionsRoute, feedbackQueries.unanswered)
  const { machine_id: machineId, dealership_organization: dealershipId } = list.search
  return (
    <ListPage
      title={t('title')}
      summary={t(seesAll ? 'summaryOfAll' : 'summary')}
      tabs={seesAll ? <FeedbackTabs /> : <ManualTabs />}
      list={list}
      columns={useQuestionColumns(seesAll && dealershipId === undefined)}
      searchLabel={t('search')}
      searchPlaceholder={t('searchHint')}
      filters={
        (seesAll || machineId) && (
          <>
            <DealershipFilter list={list} name="dealership_organization" />
            {machineId && <OneMachine machineId={machineId} onAll={() => list.setFilter('machine_id', undefined)} />}
          </>
        )
      }
      empty={
        <EmptyState title={t('emptyTitle')} icon={MessageCircleQuestion}>
          {t('empty')}
        </EmptyState>
      }
    />
  )
}
