import { useQuery } from '@tanstack/react-query'
import { type LanguageModel, languageModelQueries } from '@/entities/language-model'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { Facts } from '@/shared/ui/facts'
import { Loaded } from '@/shared/ui/loaded'
import { StatusBadge } from '@/shared/ui/status-badge'
import { feedbackSummaryText } from './text'

const statuses = { unused: 'idle', working: 'done', failing: 'failed', resting: 'attention' } as const

/** The language model that is set up, and whether it works. */
export function ModelCard() {
  const t = useText(feedbackSummaryText)
  const query = useQuery(languageModelQueries.status())
  return (
    <Card title={t('languageModel')}>
      <Loaded query={query} errorTitle={t('modelFailed')}>
        {({ model }) => (model ? <Status model={model} /> : <p className="text-ink-muted">{t('noModel')}</p>)}
      </Loaded>
    </Card>
  )
}

function Status({ model: { name, provider, state, last_success_at, last_failure } }: { model: LanguageModel }) {
  const t = useText(feedbackSummaryText)
  const written = useDateTime()
  const failure =
    last_failure && t('failedAt', { time: written(last_failure.at), kind: t(`failure_${last_failure.kind}`) })
  return (
    <div className="grid justify-items-start gap-4">
      <StatusBadge status={statuses[state]} label={t(`state_${state}`)} />
      <Facts
        facts={[
          [t('modelName'), name],
          [t('provider'), t(`provider_${provider}`)],
          [t('lastSuccess'), last_success_at ? written(last_success_at) : t('never')],
          [t('lastFailure'), failure ?? t('never')],
        ]}
      />
      <p className="text-sm text-ink-muted">{t('modelHelp')}</p>
    </div>
  )
}
