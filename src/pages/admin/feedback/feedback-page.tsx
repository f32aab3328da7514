import { useQuery } from '@tanstack/react-query'
import { Download, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { type Feedback, feedbackQueries } from '@/entities/feedback'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { Button } from '@/shared/ui/button'
import { DataTable } from '@/shared/ui/data-table'
import { Drawer } from '@/shared/ui/drawer'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { useFeedbackColumns } from './feedback-columns'
import { FeedbackDetails } from './feedback-details'
import { FeedbackFilters } from './feedback-filters'
import { type FeedbackSearch, isFiltered, pageSize } from './feedback-search'
import { feedbackPageText } from './text'
import { useExport } from './use-export'

type FeedbackPageProps = { search: FeedbackSearch; onSearch: (search: FeedbackSearch) => void }

/** "The super user's /feedback lists, filters and exports them" (behaviour, section 5). */
export function FeedbackPage({ search, onSearch }: FeedbackPageProps) {
  const t = useText(feedbackPageText)
  usePageTitle(t('title'))
  const [opened, setOpened] = useState<Feedback>()
  const { save, isSaving } = useExport(search)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    feedbackQueries.list({ ...search, limit: pageSize }),
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <Button icon={<Download aria-hidden />} onClick={save} pending={isSaving} disabled={!data?.total}>
            {t('export')}
          </Button>
        }
      />
      <FeedbackFilters search={search} onSearch={onSearch} />
      <DataTable
        label={t('title')}
        columns={useFeedbackColumns(setOpened)}
        rows={data?.items}
        rowKey={({ id }) => id}
        onOpen={setOpened}
        paging={{
          page: search.page ?? 1,
          pageSize,
          total: data?.total ?? 0,
          onPage: (page) => onSearch({ ...search, page }),
        }}
        refreshing={isPlaceholderData && isFetching}
        error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
        empty={<NoFeedback search={search} onSearch={onSearch} />}
      />
      <Drawer open={opened !== undefined} onOpenChange={() => setOpened(undefined)} title={t('details')}>
        {opened && <FeedbackDetails feedback={opened} />}
      </Drawer>
    </>
  )
}

function NoFeedback({ search, onSearch }: FeedbackPageProps) {
  const t = useText(feedbackPageText)
  if (!isFiltered(search)) {
    return (
      <EmptyState title={t('emptyTitle')} icon={MessageSquareText}>
        {t('empty')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('nothingFoundTitle')}
      icon={MessageSquareText}
      action={<Button onClick={() => onSearch({})}>{t('reset')}</Button>}
    >
      {t('nothingFound')}
    </EmptyState>
  )
}
