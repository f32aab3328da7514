import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { exportFeedback, type Feedback, feedbackQueries } from '@/entities/feedback'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { Drawer } from '@/shared/ui/drawer'
import { EmptyState } from '@/shared/ui/empty-state'
import { ListPage } from '@/shared/ui/list-page'
import { FeedbackTabs } from '@/widgets/feedback-tabs'
import { useFeedbackColumns } from './feedback-columns'
import { FeedbackDetails } from './feedback-details'
import { FeedbackFilters } from './feedback-filters'
import { feedbackRoute } from './route'
import { feedbackPageText } from './text'

/** "The super user's /feedback lists, filters and exports them" (behaviour, section 5). */
export function FeedbackPage() {
  const t = useText(feedbackPageText)
  const [opened, setOpened] = useState<Feedback>()
  const list = useListSearch(feedbackRoute, feedbackQueries.list)
  const { search, rating, assistant, from, to } = list.search
  return (
    <ListPage
      title={t('title')}
      tabs={<FeedbackTabs />}
      list={list}
      columns={useFeedbackColumns(setOpened)}
      onOpen={setOpened}
      searchLabel={t('search')}
      searchPlaceholder={t('searchHint')}
      filters={<FeedbackFilters list={list} />}
      exportTable={() => exportFeedback({ search, rating, assistant, from, to })}
      empty={
        <EmptyState title={t('emptyTitle')} icon={MessageSquareText}>
          {t('empty')}
        </EmptyState>
      }
    >
      <Drawer open={opened !== undefined} onOpenChange={() => setOpened(undefined)} title={t('details')}>
        {opened && <FeedbackDetails feedback={opened} />}
      </Drawer>
    </ListPage>
  )
}
