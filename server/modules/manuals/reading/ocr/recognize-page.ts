import type { QuarterTurn, Word } from '../extract/page-text'
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
 * Recognizes one page, turned if it was scanned rotated.
 * @param languages those to try; the one that fits best is taken
 */
export async function recognizePage(
  { page, width, height }: PageToRecognize,
  languages: readonly string[],
  recognizer: PageRecognizer,
): Promise<Recognition> {
  const [first = '', ...others] = languages
  const read = async (drawn: string, language: string) => parseTsv(await recognizer.recognize(drawn, language))

  let turn: QuarterTurn = 0
  let image = await recognizer.draw(page, turn)
  let best = { language: first, text: await read(image, first) }
  if (isDoubtful(best.text)) {
    const suspected = turnOf(await recognizer.orientation(image))
    const upright = suspected === 0 ? image : await recognizer.draw(page, suspected)
    const text = suspected === 0 ? best.text : await read(upright, first)
    if (fitOf(text) > fitOf(best.text)) [turn, image, best] = [suspected, upright, { language: first, text }]
  }
  for (const language of others) {
    const text = await read(image, language)
    if (fitOf(text) > fitOf(best.text)) best = { language, text }
  }
  const across = turn % 2 === 1 ? height : width
  return {
    page,
    words: toPageWords(best.text, { width: across, turn }),
    language: best.language,
    fit: fitOf(best.text),
  }
}

const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

const lettersOf = ({ words }: ImageText) => words.reduce((sum, { text }) => sum + letters(text), 0)

/** More text with more confidence fits better. */
const fitOf = ({ words }: ImageText) =>
  words.reduce((sum, { text, confidence }) => sum + letters(text) * (confidence - NEUTRAL_CONFIDENCE), 0)

const isDoubtful = (text: ImageText) => fitOf(text) < lettersOf(text) * (MIN_CONFIDENCE - NEUTRAL_CONFIDENCE) + 1
