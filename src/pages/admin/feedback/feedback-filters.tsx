import { assistantNames, feedbackText, ratings } from '@/entities/feedback'
import { useText } from '@/shared/lib/i18n'
import type { FilteredList } from '@/shared/lib/list-search'
import { DayFilters, SelectFilter } from '@/shared/ui/list-page'
import { feedbackPageText } from './text'

type FeedbackFiltersProps = { list: FilteredList & { search: { from?: string; to?: string } } }

export function FeedbackFilters({ list }: FeedbackFiltersProps) {
  const t = useText(feedbackPageText)
  const words = useText(feedbackText)
  return (
    <>
      <SelectFilter
        list={list}
        name="rating"
        label={t('rating')}
        placeholder={t('anyRating')}
        options={ratings.map((rating) => ({ value: rating, label: words(rating) }))}
      />
      <SelectFilter
        list={list}
        name="assistant"
        label={t('assistant')}
        placeholder={t('anyAssistant')}
        options={assistantNames.map((name) => ({ value: name, label: words(name) }))}
      />
      <DayFilters list={list} fromLabel={t('from')} toLabel={t('to')} />
    </>
  )
}
