import type { Words } from './i18n'

type Values = Readonly<Record<string, string | number>>

/**
 * The text of a key: of `rows_one` and `rows_other`, the one for the `count`, with `{{name}}` replaced by the value of that
 * name.
 */
export function fillIn({ language, texts }: Words, key: string, values: Values = {}): string {
  const text = pluralOf(language, texts, key, values.count) ?? texts[key] ?? key
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}

function pluralOf(language: string, texts: Words['texts'], key: string, count: string | number | undefined) {
  const other = texts[`${key}_other`]
  if (count === undefined || other === undefined) return undefined
  return texts[`${key}_${rulesOf(language).select(Number(count))}`] ?? other
}

const rules = new Map<string, Intl.PluralRules>()

function rulesOf(language: string): Intl.PluralRules {
  const pluralRules = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, pluralRules)
  return pluralRules
}
