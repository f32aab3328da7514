import { assistantNames, feedbackText, ratings } from '@/entities/feedback'
import { useText } from '@/shared/lib/i18n'
import type { FilteredList } from '@/shared/lib/list-search'
import { SelectFilter } from '@/shared/ui/list-page'
import { TextField } from '@/shared/ui/text-field'
import { feedbackPageText } from './text'

type FeedbackFiltersProps = { list: FilteredList & { search: { from?: string; to?: string } } }

export function FeedbackFilters({ list }: FeedbackFiltersProps) {
  const t = useText(feedbackPageText)
  const words = useText(feedbackText)
  const { from, to } = list.search
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
      <TextField
        type="date"
        label={t('from')}
        value={from ?? ''}
        max={to}
        onChange={({ target }) => list.setFilter('from', target.value)}
        className="grid-cols-1 max-sm:grow max-sm:basis-36 [&_input]:min-w-0"
      />
      <TextField
        type="date"
        label={t('to')}
        value={to ?? ''}
        min={from}
        onChange={({ target }) => list.setFilter('to', target.value)}
        className="grid-cols-1 max-sm:grow max-sm:basis-36 [&_input]:min-w-0"
      />
    </>
  )
}
