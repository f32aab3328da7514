import { useMutation, useQuery } from '@tanstack/react-query'
import { emailFrequencyValues } from '#contract/platform-limits'
import { type EmailTopic, emailChoiceMutations, emailChoiceQueries } from '@/entities/email-choice'
import { useText } from '@/shared/lib/i18n'
import { Loaded } from '@/shared/ui/loaded'
import { SelectField } from '@/shared/ui/select-field'
import { Skeleton } from '@/shared/ui/skeleton'
import { toast } from '@/shared/ui/toaster'
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

/** Which e-mails the reader gets, and how soon; each choice is saved at once. */
export function EmailChoices() {
  const t = useText(profileText)
  const query = useQuery(emailChoiceQueries.own())
  const change = useMutation({
    ...emailChoiceMutations.change(),
    onError: ({ message }) => toast.error(t('preferenceFailed', { reason: message }), { id: 'preference' }),
  })
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-60" />}>
      {(stored) => {
        const choices = change.isPending ? { ...stored, ...change.variables } : stored
        return (
          <fieldset className="grid gap-4">
            <legend className="mb-4 text-ink-muted">{t('emailChoicesHelp')}</legend>
            <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
              {topics.map((topic) => (
                <SelectField
                  key={topic}
                  label={t(`emails_${topic}`)}
                  value={choices[topic]}
                  onChange={({ target }) => {
                    const frequency = emailFrequencyValues.find((offered) => offered === target.value)
                    if (!frequency) return
                    change.mutate(
                      { [topic]: frequency },
                      { onSuccess: () => void toast.success(t('preferenceSaved'), { id: 'preference' }) },
                    )
                  }}
                  options={emailFrequencyValues.map((offered) => ({ value: offered, label: t(offered) }))}
                />
              ))}
            </div>
          </fieldset>
        )
      }}
    </Loaded>
  )
}
