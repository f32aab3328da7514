import type { Answer, Citation } from '@/entities/conversation'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { quotedLanguages } from '../lib/quoted-language'
import { conversationText } from '../text'

/** Says in which language the manual is, where the reader did not ask in it. */
export function ForeignManual({ citations }: { citations: readonly Citation[] }) {
  const t = useText(conversationText)
  const reader = useLanguage()
  const quoted = quotedLanguages(citations)
  if (quoted.length === 0) return null
  const nameOf = new Intl.DisplayNames(reader, { type: 'language' })
  const names = quoted.map((language) => nameOf.of(language) ?? language)
  const languages = new Intl.ListFormat(reader, { type: 'conjunction' }).format(names)
  return <p className="text-sm text-ink-muted">{t('foreignManual', { languages })}</p>
}

type GlossesProps = { answer: Pick<Answer, 'language'>; citations: readonly Citation[] }

/** What a glossary translates of the quoted words, beside them and marked as a translation. */
export function Glosses({ answer, citations }: GlossesProps) {
  const t = useText(conversationText)
  const glosses = citations.flatMap(({ language, glosses: own = [] }) => own.map((gloss) => ({ ...gloss, language })))
  const distinct = [...new Map(glosses.map((gloss) => [gloss.text, gloss])).values()]
  if (distinct.length === 0) return null
  return (
    <ul aria-label={t('translations')} className="text-sm text-ink-muted">
      {distinct.map(({ text, translation, language }) => (
        <li key={text} className="wrap-anywhere">
          <span lang={language}>{text}</span> – <span lang={answer.language}>{translation}</span> ({t('translated')})
        </li>
      ))}
    </ul>
  )
}
