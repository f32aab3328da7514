import { assistantNames, feedbackText, isAssistantName, isRating, ratings } from '@/entities/feedback'
import { useText } from '@/shared/lib/i18n'
import { SearchField } from '@/shared/ui/search-field'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { type FeedbackSearch, narrowed } from './feedback-search'
import { feedbackPageText } from './text'

type FeedbackFiltersProps = { search: FeedbackSearch; onSearch: (search: FeedbackSearch) => void }

export function FeedbackFilters({ search, onSearch }: FeedbackFiltersProps) {
  const t = useText(feedbackPageText)
  const words = useText(feedbackText)
  const change = (changed: Partial<FeedbackSearch>) => onSearch(narrowed(search, changed))
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        value={search.search ?? ''}
        onSearch={(text) => change({ search: text || undefined })}
        className="w-full xl:w-88"
      />
      <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto">
        <SelectField
          label={t('rating')}
          value={search.rating ?? ''}
          onChange={({ target: { value } }) => change({ rating: isRating(value) ? value : undefined })}
          placeholder={t('anyRating')}
          options={ratings.map((rating) => ({ value: rating, label: words(rating) }))}
          className="sm:w-40"
        />
        <SelectField
          label={t('assistant')}
          value={search.assistant ?? ''}
          onChange={({ target: { value } }) => change({ assistant: isAssistantName(value) ? value : undefined })}
          placeholder={t('anyAssistant')}
          options={assistantNames.map((name) => ({ value: name, label: words(name) }))}
          className="sm:w-44"
        />
        <TextField
          type="date"
          label={t('from')}
          value={search.from ?? ''}
          max={search.to}
          onChange={({ target }) => change({ from: target.value || undefined })}
          className="grid-cols-1 [&_input]:min-w-0"
        />
        <TextField
          type="date"
          label={t('to')}
          value={search.to ?? ''}
          min={search.from}
          onChange={({ target }) => change({ to: target.value || undefined })}
          className="grid-cols-1 [&_input]:min-w-0"
        />
      </div>
    </div>
  )
}
