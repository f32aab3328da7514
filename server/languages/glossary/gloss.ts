import type { Language } from '../language'
import { languageData } from '../language-data'
import { normalise } from '../text/normalise'
import { tokenise } from '../text/tokenise'
import { unitOf } from '../text/unit'
import { actionTerms } from './actions'
import { type Concept, conceptsOf, printedName } from './concept'
import { placeTerms } from './conditions-and-places'
import { type Connection, connectingWord, connectionOf } from './connecting-words'
import { faultTerms } from './faults-and-symptoms'
import { sensesOf } from './glossary'
import { quantitiesAndPropertiesTerms } from './quantities-and-properties'
import { safetyTerms } from './safety'
import { quantityTerms } from './time-and-quantity'

/** Longer texts are sentences, which a glossary cannot translate. */
const MAX_WORDS = 8
const MAX_NAME_WORDS = 4
/** A shorter word is an abbreviation, or too much alike to others. */
const MIN_LETTERS = 3
/** Languages in which names are put together without cases, endings or elisions. */
const composing: readonly Language[] = ['en', 'es', 'pt', 'it']
/** Names of actions and faults are verbs as often as nouns. */
const excluded = [actionTerms, faultTerms]
/** Their names are adjectives as often as nouns. */
const properties = [placeTerms, quantitiesAndPropertiesTerms, quantityTerms, safetyTerms]
/** What the plural of a noun may end in beyond its singular, in any of the languages. */
const pluralEnding = /^(?:s|es|x|e|n|en|er|ar|or|r|t)$/

interface NamePiece {
  kind: 'name'
  text: string
  isThing: boolean
}

type Piece = { isAfterSpace: boolean } & (
  | NamePiece
  | { kind: 'connection'; connection: Connection }
  /** Figures, units and punctuation, which are the same in every language. */
  | { kind: 'verbatim'; text: string }
)

interface Word {
  text: string
  isAfterSpace: boolean
}

/**
 * Translates a short text that is a name, or several with what connects them, figures and units: the label of a row, a
 * heading. Undefined unless all of its words are known, have one meaning, and can be put together in the other language. The
 * number of nouns is lost, as the glossary has most of them in the singular.
 */
export function gloss(text: string, from: Language, into: Language): string | undefined {
  const words = [...text.trim().matchAll(/(\s*)([\p{L}\p{N}]+(?:[-./,][\p{L}\p{N}]+)*['’]?|[^\s\p{L}\p{N}])/gu)].map(
    ([, space = '', word = '']): Word => ({ text: word, isAfterSpace: space !== '' }),
  )
  if (!isWhole(text) || words.filter(({ text: word }) => /\p{L}{2}/u.test(word)).length > MAX_WORDS) return undefined
  const pieces = readPieces(words, from, into)
  const written = pieces && mayCompose(pieces, into) ? compose(pieces, from, into) : undefined
  if (written === undefined || normalise(written) === normalise(text).trim()) return undefined
  return written.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}

/** What begins with a small letter, leaves a bracket open or leads to a page is a piece of something else. */
const isWhole = (text: string) =>
  /^\P{L}*\p{Lu}/u.test(text) &&
  !/\.{3}|…|\\/.test(text) &&
  (text.match(/[([]/g)?.length ?? 0) === (text.match(/[)\]]/g)?.length ?? 0)

function readPieces(words: readonly Word[], from: Language, into: Language): Piece[] | undefined {
  const pieces: Piece[] = []
  for (let position = 0; position < words.length; ) {
    const { isAfterSpace = false } = words[position] ?? {}
    const name = readName(words, position, from, into)
    const read = name ?? readOther(words, position, pieces.at(-1)?.kind === 'name', from)
    if (!read) return undefined
    pieces.push({ ...read.piece, isAfterSpace })
    position += read.length
  }
  return pieces
}

/** The longest name that begins at a position, if it has one meaning and a name in the other language. */
function readName(words: readonly Word[], position: number, from: Language, into: Language) {
  const isLetters = ({ text }: Word) => /^\p{L}[\p{L}-]*['’]?$/u.test(text)
  for (let length = Math.min(MAX_NAME_WORDS, words.length - position); length > 0; length--) {
    const slice = words.slice(position, position + length)
    const name = tokenise(slice.map(({ text }) => text).join(' '))
    if (!slice.every(isLetters) || name.join('').length < MIN_LETTERS) continue
    if (length === 1 && connectionOf(normalise(slice[0]?.text ?? ''), from, false)) continue
    const senses = sensesOf(name, from)
    const [concepts = []] = senses
    if (concepts.length === 0) continue
    const concept = senses.length === 1 ? concepts.find((one) => isMainName(name, one[from][0] ?? [])) : undefined
    const text = concept && !isOf(concept, excluded) ? printedName(concept, into) : undefined
    return concept && text
      ? { piece: { kind: 'name' as const, text, isThing: !isOf(concept, properties) }, length }
      : undefined
  }
  return undefined
}

/** Further names of a thing are often those of others, too. The last word may be in the plural. */
const isMainName = (name: readonly string[], main: readonly string[]) =>
  name.length === main.length &&
  name.every((word, position) => {
    const singular = main[position] ?? ''
    return word === singular || (word.startsWith(singular) && pluralEnding.test(word.slice(singular.length)))
  })

function readOther(words: readonly Word[], position: number, isAfterName: boolean, from: Language) {
  const text = words[position]?.text ?? ''
  const connection = /^(?:\p{Lu}|ø)$/u.test(text)
    ? undefined
    : connectionOf(normalise(text).replace(/['’]$/, ''), from, isAfterName)
  if (connection) return { piece: { kind: 'connection' as const, connection }, length: 1 }
  const isUnit = text.length <= 4 && unitOf(normalise(text), /\d$/.test(words[position - 1]?.text ?? '')) !== undefined
  const isVerbatim = !/\p{L}/u.test(text) || /\d/.test(text) || isUnit
  return isVerbatim ? { piece: { kind: 'verbatim' as const, text }, length: 1 } : undefined
}

/** Whether connections are between names, and their language can put names together without its grammar. */
function mayCompose(pieces: readonly Piece[], into: Language): boolean {
  const names = pieces.filter(({ kind }) => kind === 'name')
  if (names.length === 0) return false
  if (pieces.every(({ kind }) => kind !== 'connection') && names.length === 1) return true
  const isBetween = ({ kind }: Piece, position: number) =>
    kind !== 'connection' || (position > 0 && connectsOn(pieces, position))
  return composing.includes(into) && pieces.every(isBetween)
}

/** A connection goes on to a name, perhaps after an article. */
function connectsOn(pieces: readonly Piece[], position: number): boolean {
  const next = pieces[position + 1]
  if (next?.kind === 'connection') return next.connection === 'the' && pieces[position + 2]?.kind === 'name'
  return next?.kind === 'name' && pieces[position - 1]?.kind !== 'verbatim'
}

function compose(pieces: readonly Piece[], from: Language, into: Language): string | undefined {
  let written = ''
  for (let position = 0; position < pieces.length; ) {
    const { isAfterSpace = false } = pieces[position] ?? {}
    const read = composeAt(pieces, position, from, into)
    if (!read) return undefined
    written += `${isAfterSpace && written !== '' && read.text !== '' ? ' ' : ''}${read.text}`
    position += read.length
  }
  return written.replace(/\s*[:.;,]$/, '').trim()
}

interface Composed {
  text: string
  length: number
}

/** A name with the names that belong to it: "B A" or "A of the B" in English, "A de B" in the others. */
function composeAt(pieces: readonly Piece[], position: number, from: Language, into: Language): Composed | undefined {
  const piece = pieces[position]
  if (piece?.kind === 'verbatim') return { text: piece.text, length: 1 }
  if (piece?.kind === 'connection') return { text: connectingWord(piece.connection, into), length: 1 }
  if (piece?.kind !== 'name') return undefined
  const [next, afterNext] = pieces.slice(position + 1)
  if (next?.kind === 'name') {
    // Beside a noun without anything in between, the order and the endings of adjectives are those of a grammar.
    if (languageData[from].headNoun === 'first' || !piece.isThing) return undefined
    const rest = composeAt(pieces, position + 1, from, into)
    const isLast = languageData[into].headNoun === 'last'
    const text = isLast ? `${piece.text} ${rest?.text}` : `${rest?.text} ${connectingWord('of', into)} ${piece.text}`
    return rest && { text, length: rest.length + 1 }
  }
  if (into !== 'en' || next?.kind !== 'connection' || next.connection !== 'of' || afterNext?.kind !== 'name')
    return { text: piece.text, length: 1 }
  const rest = composeAt(pieces, position + 2, from, into)
  return rest && { text: `${rest.text} ${piece.text}`, length: rest.length + 2 }
}

const isOf = (concept: Concept, topics: readonly string[]) =>
  topics.some((terms) => conceptsOf(terms).includes(concept))
