import { numberFormat } from '../formats'
import type { Words } from './i18n'
import { shownLocale } from './locale'

type Values = Readonly<Record<string, string | number>>

/**
 * The text of a key: of `rows_one` and `rows_other`, the one for the `count`, with `{{name}}` replaced by the value of that
 * name, and `{{1250.5}}` by that figure as the reader's region writes it. The period of a value that ends in one, such as
 * "2:00 p.m." or "Ridgeline Inc.", also ends the sentence.
 */
export function fillIn({ language, texts }: Words, key: string, values: Values = {}): string {
  const text = pluralOf(language, texts, key, values.count) ?? texts[key] ?? key
  return text.replace(/\{\{([\w.,]+)\}\}(\.?)/g, (_, name: string, period: string) => {
    const value = /^\d/.test(name) ? figure(name) : String(values[name] ?? '')
    return value.endsWith('.') ? value : `${value}${period}`
  })
}

/** A figure with as many decimals as it is written with, and with thousands grouped where they are. */
function figure(written: string): string {
  const minimumFractionDigits = written.split('.')[1]?.length ?? 0
  const format = numberFormat(shownLocale(), { minimumFractionDigits, useGrouping: written.includes(',') })
  return format.format(Number(written.replaceAll(',', '')))
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
