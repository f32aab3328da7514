import { once } from '../../../../domain/once'
import type { Language } from '../../../../domain/text'
import type { AmountRange } from '../../../../record-tools/record-tool'
import type { AmountWords } from '../grammar/grammar'
import { phrasesOf } from '../grammar/phrase-table'
import { grammars } from '../grammar/vocabulary'
import { startsAt } from '../periods/time-words'
import type { Token } from './tokens'

export interface ReadAmount {
  range: AmountRange
  /** Whether a currency is named, so that it is surely a sum of money. */
  isMoney: boolean
  /** How many words it takes. */
  length: number
}

type Table = Record<keyof AmountWords, string[][]>

const tableOf = ({ above, below, atLeast, atMost, between, and, currency, units }: AmountWords): Table => ({
  above: longestFirst(above),
  below: longestFirst(below),
  atLeast: longestFirst(atLeast),
  atMost: longestFirst(atMost),
  between: longestFirst(between),
  and: longestFirst(and),
  currency: longestFirst(currency),
  units: longestFirst(units),
})

const longestFirst = (phrases: string) => phrasesOf(phrases).toSorted((one, other) => other.length - one.length)

const tables: Record<Language, () => Table> = {
  en: once(() => tableOf(grammars.en.amount)),
  es: once(() => tableOf(grammars.es.amount)),
}

/** A range of money at a position of a question: "over $500", "entre 100 y 200 dólares". */
export function amountAt(tokens: readonly Token[], position: number, language: Language): ReadAmount | undefined {
  const words = tokens.map(({ word }) => word)
  const table = tables[language]()
  const figureAt = (at: number) => readFigure(tokens, words, at, { table, language })
  for (const [name, end, isExclusive] of bounds) {
    const opening = startsAt(words, position, table[name])
    const figure = opening > 0 ? figureAt(position + opening) : undefined
    if (figure) return { ...figure, range: { [end]: figure.value, isExclusive }, length: opening + figure.length }
  }
  const opening = startsAt(words, position, table.between)
  const first = opening > 0 ? figureAt(position + opening) : undefined
  const joint = first ? startsAt(words, position + opening + first.length, table.and) : 0
  const last = first && joint > 0 ? figureAt(position + opening + first.length + joint) : undefined
  if (!first || !last) return undefined
  return {
    range: { from: first.value, to: last.value, isExclusive: false },
    isMoney: first.isMoney || last.isMoney,
    length: opening + first.length + joint + last.length,
  }
}

const bounds = [
  ['atLeast', 'from', false],
  ['atMost', 'to', false],
  ['above', 'from', true],
  ['below', 'to', true],
] as const

interface Figure {
  value: number
  isMoney: boolean
  length: number
}

/** "500", "$1,000", "1.000 dólares", "2k"; a figure of hours or pieces is none of money. */
function readFigure(
  tokens: readonly Token[],
  words: readonly string[],
  position: number,
  { table, language }: { table: Table; language: Language },
): Figure | undefined {
  const value = figureIn(words[position] ?? '', language)
  if (value === undefined) return undefined
  const next = position + 1
  if (startsAt(words, next, table.units) > 0) return undefined
  const currency = startsAt(words, next, table.currency)
  const isThousands = currency > 0 && isThousand.has(words[next] ?? '')
  const after = isThousands ? startsAt(words, next + currency, table.currency) : 0
  return {
    value: isThousands ? value * 1000 : value,
    isMoney: tokens[position]?.isMoney === true || currency > 0,
    length: 1 + currency + after,
  }
}

const isThousand = new Set(['k', 'grand', 'mil'])

function figureIn(word: string, language: Language): number | undefined {
  const [, figure = '', thousand] = /^(\d+(?:\.\d+)*)(k?)$/.exec(word) ?? []
  if (!figure) return undefined
  const isGrouped = language === 'es' && /^\d{1,3}(?:\.\d{3})+$/.test(figure)
  const value = Number(isGrouped ? figure.replaceAll('.', '') : figure)
  return Number.isNaN(value) ? undefined : value * (thousand ? 1000 : 1)
}
