import { readersOf, type ShownTo, type Side } from './readers'
import type { Sources } from './screen-files'
import { textUsers } from './text-users'

type Words = Readonly<Record<string, string>>
/** The texts of each slice in every language of the product, by file. */
export type Texts = Readonly<Record<string, { en: Words; es: Words }>>
type Patterns = Readonly<Record<keyof Texts[string], RegExp>>

const namesSide: Patterns = {
  en: /\b(?:dealerships?|dealers?|customers?|operators?|buyers?|sellers?)\b/i,
  es: /\b(?:concesionarios?|distribuidor(?:es)?|clientes?|operador(?:es)?|comprador(?:es)?|vendedor(?:es)?)\b/i,
}
/** True of one side only, although it names none. */
const speaksToOne: Patterns = {
  en: /\byour (?:bank|card|catalogue|machines|refund|stock)\b|\b(?:ship|assigned|serves?) (?:to )?you\b|\byou serve\b/i,
  es: /\bsu (?:banco|tarjeta|catálogo|reembolso)\b/i,
}
/** The word above a column or a field says whose record it is, and nothing about the reader. */
const isLabel: Patterns = {
  en: /^(?:(?:choose an?|any|all|no) )?\p{L}+\.?$/iu,
  es: /^(?:(?:elija una?|todos los|todas las|cualquier|sin) )?\p{L}+\.?$/iu,
}
/** Spoken of as of somebody else. */
const speaksAbout: Readonly<Record<Side, Patterns>> = {
  dealership: { en: /\b(?:the|your) dealers?\b|\bthe dealership\b/i, es: /\bel concesionario\b/i },
  customer: { en: /\b(?:the|this|your) (?:customer|operator)s?\b/i, es: /\b(?:el|este|su) (?:cliente|operador)\b/i },
}

const languages = ['en', 'es'] as const
const either = (patterns: Patterns, text: Pick<ReadText, 'en' | 'es'>) =>
  languages.some((language) => patterns[language].test(text[language]))
/** A value that is filled in, such as a name, is no word of the text. */
const withoutValues = (text: string) => text.replace(/\{\{\w+\}\}/g, '').trim()

/** Its key names its reader, such as `emptyForStaff`, `byLink_buyer` or `buyer_PAID`. */
const readerInKey: Readonly<Record<Side | 'superUser', RegExp>> = {
  dealership: /ForStaff(?:_|$)|(?:^|_)(?:seller|dealership)(?:_|$)/,
  customer: /ForOperator(?:_|$)|(?:^|_)(?:buyer|organization|own)(?:_|$)/,
  superUser: /ForSuperUser(?:_|$)|_all$/,
}

export interface ReadText {
  /** Such as `src/pages/orders/cart/text.ts: title`. */
  id: string
  key: string
  readers: Side[]
  en: string
  es: string
}

/** Each text with the sides that read it. */
export function readTexts(texts: Texts, sources: Sources, shownTo: ShownTo): ReadText[] {
  const readers = readersOf(sources, shownTo)
  return Object.entries(texts).flatMap(([file, { en, es }]) => {
    const usersOf = textUsers(sources, file)
    return Object.keys(en).map((key) => ({
      ...{ id: `${file}: ${key}`, key, en: en[key] ?? '', es: es[key] ?? '' },
      readers: [...new Set(usersOf(key).flatMap(readers))],
    }))
  })
}

/** Whether both sides read a text that names one of them, or speaks to one, and its key does not say which of them reads it. */
export function isOneForTwo({ key, readers, ...text }: ReadText): boolean {
  const words = { en: withoutValues(text.en), es: withoutValues(text.es) }
  const namesOne = languages.some((at) => namesSide[at].test(words[at]) && !isLabel[at].test(words[at]))
  const namesReader = Object.values(readerInKey).some((pattern) => pattern.test(key))
  return readers.length > 1 && !namesReader && (namesOne || either(speaksToOne, words))
}

/** Whether a text speaks of its only reader as of somebody else, such as of “the customer” on a customer’s own page. */
export function isAboutItsReader({ key, readers, ...text }: ReadText): boolean {
  const only = readers.length > 1 ? readers.filter((side) => readerInKey[side].test(key)) : readers
  return only.length === 1 && only.some((side) => either(speaksAbout[side], text))
}
