import type { Rect } from '../../extract/page-text'
import { boundingRect } from '../../layout/row'
import { raisedText } from '../../layout/script-characters'
import type { ImageSymbol, ImageText, ImageWord } from '../tsv'
import { digitsOfRows, enlargedSigns } from './enlarged-signs'
import { isExponent } from './exponent'
import type { GreyImage } from './grey-image'
import { findRaisedGroups, type RaisedGroup } from './raised-groups'

/** What recognizing raised signs needs from outside. */
export interface SignRecognizer {
  /** The image of a page; undefined if it cannot be read. */
  load(): Promise<GreyImage | undefined>
  /** Recognizes the rows of an image; has Tesseract's table of results. */
  recognizeRows(image: GreyImage): Promise<string>
}

/** Of one page; more would take too long. */
const MAX_GROUPS = 120
const REPETITIONS = [3, 5]
/** In widths of the raised signs. */
const MAX_GAP = 2.5
const MIN_CONFIDENCE = 80

/**
 * The text of a page with its exponents as raised digits. Recognition reads them as digits of the number before, or as
 * signs: "104", "10*" and "m?" for 10⁴ and m². They are found by their height in the image and recognized enlarged.
 */
export async function withRaisedSigns(text: ImageText, recognizer: SignRecognizer): Promise<ImageText> {
  if (!text.words.some(({ symbols }) => symbols)) return text
  const image = await recognizer.load()
  if (!image) return text
  const groups = findRaisedGroups(image, text).slice(0, MAX_GROUPS)
  if (groups.length === 0) return text
  const areas = groups.map(({ area }) => area)
  const digits = await recognizedDigits(image, areas, recognizer)
  const words = new Map<ImageWord, ImageWord | undefined>()
  // From the last to the first of a word, so that what is replaced stays at its place.
  for (const [at, group] of [...groups.entries()].reverse()) {
    const current = words.get(group.word) ?? group.word
    const replaced = withDigits({ ...group, word: current }, digits[at])
    if (!replaced) continue
    words.set(group.word, replaced.word)
    if (replaced.isPartOf) {
      words.set(replaced.isPartOf, joined(words.get(replaced.isPartOf) ?? replaced.isPartOf, replaced.word))
      words.set(group.word, replaced.isApart ? current : undefined)
    }
  }
  return { ...text, words: text.words.flatMap((word) => (words.has(word) ? (words.get(word) ?? []) : word)) }
}

/** What was not recognized is written more often and recognized again. */
async function recognizedDigits(
  image: GreyImage,
  areas: readonly Rect[],
  recognizer: SignRecognizer,
): Promise<(string | undefined)[]> {
  const digits: (string | undefined)[] = areas.map(() => undefined)
  for (const times of REPETITIONS) {
    const open = [...areas.keys()].filter((at) => digits[at] === undefined)
    if (open.length === 0) break
    const rows = open.flatMap((at) => areas[at] ?? [])
    const found = digitsOfRows(await recognizer.recognizeRows(enlargedSigns(image, rows, times)), {
      rows: rows.length,
      times,
    })
    for (const [row, at] of open.entries()) digits[at] = found[row]
  }
  return digits
}

const joined = (one: ImageWord, other: ImageWord): ImageWord => ({
  ...one,
  ...boundingRect([one, other]),
  bottom: one.bottom,
  text: one.text + other.text,
  symbols: [...(one.symbols ?? []), ...(other.symbols ?? [])],
})

const neverRaised = /^[\p{L}/()[\].,:;=]$/u
const UNKNOWN_EXPONENT = '^?'

/** A word with the digits of its raised signs; `isPartOf` is the word before, if it has nothing else. */
function withDigits(
  { word, before, area, hasMinus, symbols: aligned }: RaisedGroup,
  recognized: string | undefined,
): { word: ImageWord; isPartOf?: ImageWord; isApart?: boolean } | undefined {
  const symbols = word.symbols ?? []
  const place = aligned ?? placeOf(symbols, { area, hasMinus })
  const [own, read, after] = [
    symbols.slice(0, place.from),
    symbols.slice(place.from, place.to),
    symbols.slice(place.to),
  ]
  const isAlone = after.every(({ text }) => /^[.,;:)]$/.test(text))
  // What was not recognized before a word follows the one before.
  const isApart = !isAlone && read.length === 0
  const isPartOf = own.length === 0 && (isAlone || isApart) ? before : undefined
  if (isPartOf && area.left - isPartOf.right > MAX_GAP * (area.bottom - area.top)) return undefined
  const base = isPartOf?.text ?? textOf(own)
  const signs = textOf(read)
  const digits = recognized ?? (/^\d+$/.test(signs) ? signs : undefined)
  const reading = { before: isPartOf ? '' : (before?.text ?? ''), base, signs, digits, after: textOf(after) }
  if (!isExponent(reading)) return undefined
  const text = digits === undefined ? UNKNOWN_EXPONENT : raisedText(`${hasMinus ? '-' : ''}${digits}`)
  const sign: ImageSymbol = { ...area, text }
  if (isPartOf && isApart) return { word: { ...word, ...area, text, symbols: [sign] }, isPartOf, isApart }
  return {
    word: {
      ...word,
      text: textOf(own) + text + textOf(after),
      symbols: [...own, sign, ...after],
      confidence: Math.max(word.confidence, MIN_CONFIDENCE),
    },
    ...(isPartOf && { isPartOf }),
  }
}

/** The symbols whose boxes, which are not exact, are those of raised signs; none if they were not recognized. */
function placeOf(
  symbols: readonly ImageSymbol[],
  { area, hasMinus }: Pick<RaisedGroup, 'area' | 'hasMinus'>,
): { from: number; to: number } {
  const left = hasMinus ? area.left - (area.bottom - area.top) / 2 : area.left
  const isRead = (symbol: ImageSymbol) => {
    const shared = Math.min(symbol.right, area.right) - Math.max(symbol.left, left)
    const narrower = Math.min(symbol.right - symbol.left, area.right - left)
    return shared >= 0.5 * narrower && !neverRaised.test(symbol.text)
  }
  const first = symbols.findIndex(isRead)
  if (first >= 0) return { from: first, to: symbols.findLastIndex(isRead) + 1 }
  const next = symbols.findIndex((symbol) => symbol.left + symbol.right > area.left + area.right)
  const from = next >= 0 ? next : symbols.length
  return { from, to: from }
}

const textOf = (symbols: readonly ImageSymbol[]) => symbols.map(({ text }) => text).join('')
