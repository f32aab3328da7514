import type { QuarterTurn, Word } from '../extract/page-text'
import { languageOf, languagesOfScript } from './languages'
import { turnOf } from './rotation'
import { toPageWords } from './to-page-words'
import { type ImageText, parseTsv } from './tsv'

/** The text of a page as recognized in its image. */
export interface RecognizedPage {
  /** From 1. */
  page: number
  words: Word[]
  /** The language that fitted best; null if the page has hardly any text. */
  language: string | null
}

/** What recognizing a page needs from outside. */
export interface PageRecognizer {
  /** Draws the page with text of this turn upright; returns the path of the image. */
  draw(page: number, turn: QuarterTurn): Promise<string>
  recognize(image: string, language: string): Promise<string>
  /** A report on the orientation of an image; empty if it cannot be determined. */
  orientation(image: string): Promise<string>
}

export interface PageToRecognize {
  page: number
  /** In points. */
  width: number
  height: number
}

export interface Recognition extends RecognizedPage {
  /** How much was recognized, and how certainly; about 200 for a well recognized word. */
  fit: number
}

/** Mean confidence below which a page may be rotated. */
const MIN_CONFIDENCE = 75
/** Words below this confidence speak against a language rather than for it. */
const NEUTRAL_CONFIDENCE = 50

/**
 * Recognizes one page, turned if it was scanned rotated, and in the language of its text.
 * @param languages the installed ones, the most likely one first
 */
export async function recognizePage(
  { page, width, height }: PageToRecognize,
  languages: readonly string[],
  recognizer: PageRecognizer,
): Promise<Recognition> {
  const read = async (image: string, turn: QuarterTurn, language: string): Promise<Reading> => ({
    image,
    turn,
    language,
    text: parseTsv(await recognizer.recognize(image, language)),
  })

  let best = await read(await recognizer.draw(page, 0), 0, languages[0] ?? '')
  if (isDoubtful(best.text)) {
    const report = await recognizer.orientation(best.image)
    const turn = turnOf(report)
    const [language = best.language] = languagesOfScript(report, languages)
    if (turn !== 0 || language !== best.language) {
      const image = turn === 0 ? best.image : await recognizer.draw(page, turn)
      best = better(best, await read(image, turn, language))
    }
  }
  const detected = languageOf(best.text.words.map(({ text }) => text).join(' '), languages)
  if (detected && detected !== best.language) best = await read(best.image, best.turn, detected)
  const across = best.turn % 2 === 1 ? height : width
  return {
    page,
    words: toPageWords(best.text, { width: across, turn: best.turn }),
    language: best.language,
    fit: fitOf(best.text),
  }
}

interface Reading {
  image: string
  turn: QuarterTurn
  language: string
  text: ImageText
}

const better = (one: Reading, other: Reading) => (fitOf(other.text) > fitOf(one.text) ? other : one)

const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

const lettersOf = ({ words }: ImageText) => words.reduce((sum, { text }) => sum + letters(text), 0)

/** More text with more confidence fits better. */
const fitOf = ({ words }: ImageText) =>
  words.reduce((sum, { text, confidence }) => sum + letters(text) * (confidence - NEUTRAL_CONFIDENCE), 0)

const isDoubtful = (text: ImageText) => fitOf(text) < lettersOf(text) * (MIN_CONFIDENCE - NEUTRAL_CONFIDENCE) + 1
