import type { QuarterTurn, Word } from '../extract/page-text'
import { type FoundLanguage, languageOf, languagesOfOtherScripts, languagesOfScript } from './languages'
import { scriptOf, turnOf } from './orientation-report'
import { type SignRecognizer, withRaisedSigns } from './raised/with-raised-signs'
import { fitOf, isDoubtful, lettersOf } from './recognition-quality'
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
  /** For the signs of an image that are raised above their lines. */
  signs?: (image: string, language: string) => SignRecognizer
  /**
   * A report on the orientation and script of an image; empty if they cannot be determined. Undefined if the data for it
   * is not installed.
   */
  orientation: ((image: string) => Promise<string>) | undefined
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
  /** Name of the language or script of the page, if its data is not installed. */
  missing?: string
}

/** The script of fewer letters, as on a drawing, is a guess. */
const MIN_SCRIPT_LETTERS = 100

interface Reading {
  image: string
  turn: QuarterTurn
  language: string
  text: ImageText
}

/**
 * Recognizes one page, turned if it was scanned rotated, and in the language of its text. A page in a script of which no
 * language is installed has no words, because wrong letters would be answered from.
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

  /** Tries the turn and the script of the report, or else the scripts of all installed languages. */
  async function improve(first: Reading): Promise<Reading | { missing: string }> {
    if (!recognizer.orientation) {
      let best = first
      for (const language of languagesOfOtherScripts(first.language, languages))
        best = better(best, await read(first.image, 0, language))
      return best
    }
    const report = await recognizer.orientation(first.image)
    const [turn, script] = [turnOf(report), scriptOf(report)]
    const ofScript = script === undefined ? languages : languagesOfScript(script, languages)
    if (ofScript.length === 0 && lettersOf(first.text) >= MIN_SCRIPT_LETTERS) return { missing: `${script} script` }
    const language = ofScript.includes(first.language) ? first.language : (ofScript[0] ?? first.language)
    if (turn === 0 && language === first.language) return first
    const image = turn === 0 ? first.image : await recognizer.draw(page, turn)
    return better(first, await read(image, turn, language))
  }

  const first = await read(await recognizer.draw(page, 0), 0, languages[0] ?? '')
  const improved = isDoubtful(first.text) ? await improve(first) : first
  if ('missing' in improved) return { page, words: [], language: null, fit: 0, missing: improved.missing }
  const found = await detectLanguage(improved, languages)
  const isOther = found !== undefined && 'installed' in found && found.installed !== improved.language
  const best = isOther ? await read(improved.image, improved.turn, found.installed) : improved
  const across = best.turn % 2 === 1 ? height : width
  const signs = recognizer.signs?.(best.image, best.language)
  const text = signs ? await withRaisedSigns(best.text, signs) : best.text
  return {
    page,
    words: toPageWords(text, { width: across, turn: best.turn }),
    language: best.language,
    fit: fitOf(best.text),
    ...(found !== undefined && 'missing' in found && { missing: found.missing }),
  }
}

const better = (one: Reading, other: Reading) => (fitOf(other.text) > fitOf(one.text) ? other : one)

/** Prefers the language in which the text was recognized to a variant of it, and reports none that a poor text suggests. */
async function detectLanguage(
  { text, language }: Reading,
  languages: readonly string[],
): Promise<FoundLanguage | undefined> {
  const found = await languageOf(text.words.map((word) => word.text).join(' '), [language, ...languages])
  return found && 'missing' in found && isDoubtful(text) ? undefined : found
}
