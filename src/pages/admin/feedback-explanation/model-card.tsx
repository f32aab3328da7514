import type { FeedbackExplanation, ModelTrace } from '@/entities/feedback'
import { numberFormat } from '@/shared/lib/formats'
import { useLanguage, useLocale, useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { Facts } from '@/shared/ui/facts'
import { GivenPages, type OpenPage } from './given-pages'
import { RemovedSentences } from './removed-sentences'
import { feedbackExplanationText } from './text'

type ModelCardProps = { model: ModelTrace; answer: FeedbackExplanation['answer']; onOpenPage: OpenPage }

/** How the language model came to the answer, or why it gave none. */
export function ModelCard({ model, answer, onOpenPage }: ModelCardProps) {
  const t = useText(feedbackExplanationText)
  const { name, has_earlier_turns, calls, pages, removed } = model
  return (
    <Card title={t('modelTitle')}>
      <div className="grid gap-4">
        <p>{t(outcomeOf(model, answer))}</p>
        {has_earlier_turns && <Callout>{t('modelOfEarlier')}</Callout>}
        <Facts
          facts={[
            [t('modelName'), name],
            [t('modelPrompts'), usePrompts(model)],
            [t('modelQuestion'), model.understood?.question],
            [t('modelAsked'), useUnderstood(model)],
            [t('modelSearches'), model.understood?.searches?.join('\n')],
            [t('modelCalls'), calls.length > 0 && <Calls calls={calls} />],
            [t('modelPages'), pages.length > 0 && <GivenPages pages={pages} onOpen={onOpenPage} />],
            [t('modelRemoved'), removed.length > 0 && <RemovedSentences sentences={removed} />],
            [t('modelCost'), useCost(model)],
          ]}
        />
      </div>
    </Card>
  )
}

function outcomeOf({ left, is_repaired }: ModelTrace, { refused }: FeedbackExplanation['answer']) {
  if (left) return `left_${left}` as const
  if (refused) return 'refusedByModel'
  return is_repaired ? 'writtenAgain' : 'writtenOnce'
}

function usePrompts({ prompts }: ModelTrace): string {
  const t = useText(feedbackExplanationText)
  return prompts.map(({ name, version }) => t('promptVersion', { prompt: t(`prompt_${name}`), version })).join('\n')
}

function useUnderstood({ understood }: ModelTrace): string | null {
  const t = useText(feedbackExplanationText)
  const readers = useLanguage()
  if (!understood) return null
  const { language, kind } = understood
  const name = new Intl.DisplayNames(readers, { type: 'language' }).of(language) ?? language
  return t('language', { language: name, intent: t(kind === 'other' ? 'kindOther' : `kind_${kind}`) })
}

function useCost({ input_tokens, output_tokens, model_ms, duration_ms }: ModelTrace): string {
  const t = useText(feedbackExplanationText)
  const locale = useLocale()
  const count = numberFormat(locale, {})
  const seconds = numberFormat(locale, { style: 'unit', unit: 'second', maximumFractionDigits: 1 })
  const tokens = t('tokens', { input: count.format(input_tokens), output: count.format(output_tokens) })
  const times = { model: seconds.format(model_ms / 1000), all: seconds.format(duration_ms / 1000) }
  return `${tokens}\n${t('modelTimes', times)}`
}

const toolKeys: Readonly<Record<string, 'toolSearch' | 'toolPage' | 'toolPart' | 'toolRecords'>> = {
  search_manual: 'toolSearch',
  read_page: 'toolPage',
  find_part: 'toolPart',
  look_up_records: 'toolRecords',
}

function Calls({ calls }: Pick<ModelTrace, 'calls'>) {
  const t = useText(feedbackExplanationText)
  return (
    <ol className="grid list-decimal gap-1 pl-6">
      {calls.map(({ tool, input }, index) => {
        const key = toolKeys[tool]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be called twice, and nothing is moved
          <li key={index}>
            {key ? t(key) : tool}
            {input !== null && <span className="block text-sm text-ink-muted">{input}</span>}
          </li>
        )
      })}
    </ol>
  )
}
