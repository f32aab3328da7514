import { useMutation, useQuery } from '@tanstack/react-query'
import { emailFrequencyValues } from '#contract/platform-limits'
import { type EmailTopic, emailChoiceMutations, emailChoiceQueries } from '@/entities/email-choice'
import { useText } from '@/shared/lib/i18n'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { SavedSelect } from './saved-select'
import { profileText } from './text'

const topics: readonly EmailTopic[] = [
  'orders',
  'shipments',
  'returns',
  'messages',
  'quotes',
  'maintenance_quotes',
  'payments',
]

type Frequency = (typeof emailFrequencyValues)[number]

/** Which e-mails the reader gets, and how soon; each choice is saved at once. */
export function EmailChoices() {
  const t = useText(profileText)
  return (
    <Loaded query={useQuery(emailChoiceQueries.own())} skeleton={<Skeleton className="h-60" />}>
      {(stored) => (
        <fieldset className="grid gap-4">
          <legend className="mb-4 text-ink-muted">{t('emailChoicesHelp')}</legend>
          <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
            {topics.map((topic) => (
              <TopicChoice key={topic} topic={topic} stored={stored[topic]} />
            ))}
          </div>
        </fieldset>
      )}
    </Loaded>
  )
}

function TopicChoice({ topic, stored }: { topic: EmailTopic; stored: Frequency }) {
  const t = useText(profileText)
  const { mutate, isPending, variables, isSuccess, error } = useMutation(emailChoiceMutations.change())
  return (
    <SavedSelect
      label={t(`emails_${topic}`)}
      value={(isPending && variables[topic]) || stored}
      onChange={({ target }) => {
        const frequency = emailFrequencyValues.find((offered) => offered === target.value)
        if (frequency) mutate({ [topic]: frequency })
      }}
      options={emailFrequencyValues.map((offered) => ({ value: offered, label: t(offered) }))}
      saved={isSuccess && t('preferenceSaved')}
      {...(error && { error: t('preferenceFailed', { reason: error.message }) })}
    />
  )
}
