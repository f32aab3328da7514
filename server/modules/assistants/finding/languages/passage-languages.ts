import { eld } from 'eld/extrasmall'
import { shareOfStopWords } from './detect-by-words'
import { type Language, languages } from './language'

eld.setLanguageSubset([...languages])

/** Shorter texts take the language of their page, and pages without enough text that of the manual. */
const MIN_LETTERS = { passage: 80, page: 200 }
/** By how much the detector must prefer a language to that of the manual. */
const MIN_LEAD = 0.06
/** Share of function words from which a text is certainly in the language of the manual. */
const CERTAIN_SHARE = 0.15
const MAX_SAMPLES = 200

interface Text {
  page: number
  text: string
  /** Normalised words of the text. */
  words: readonly string[]
}

/** The language of a manual, and of each of its passages. */
export function detectLanguages(texts: readonly Text[]): { main: Language; passages: Language[] } {
  const main = detectMain(texts)
  const pages = new Map<number, Text>()
  for (const one of texts) {
    const page = pages.get(one.page)
    pages.set(
      one.page,
      page ? { ...page, text: `${page.text}\n${one.text}`, words: [...page.words, ...one.words] } : one,
    )
  }
  const ofPage = new Map([...pages].map(([number, page]) => [number, detect(page, main, MIN_LETTERS.page)]))
  return { main, passages: texts.map((one) => detect(one, ofPage.get(one.page) ?? main, MIN_LETTERS.passage)) }
}

/** The language of most of a sample of the texts. */
function detectMain(texts: readonly Text[]): Language {
  const long = texts.filter(({ text }) => countLetters(text) >= MIN_LETTERS.passage)
  const sample = takeEvenly(long.length > 0 ? long : texts, MAX_SAMPLES)
  const votes = new Map<Language, number>()
  for (const { text } of sample) {
    const { language } = eld.detect(text)
    const known = languages.find((one) => one === language)
    if (known) votes.set(known, (votes.get(known) ?? 0) + 1)
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'en'
}

/** @param surrounding the language that is assumed without evidence of another */
function detect({ text, words }: Text, surrounding: Language, minLetters: number): Language {
  if (countLetters(text) < minLetters) return surrounding
  const shares = shareOfStopWords(words)
  const isBest = languages.every((language) => shares[language] <= shares[surrounding])
  if (isBest && shares[surrounding] >= CERTAIN_SHARE) return surrounding
  const scores = eld.detect(text).getScores()
  const best = languages.reduce((one, other) => ((scores[other] ?? 0) > (scores[one] ?? 0) ? other : one), surrounding)
  return (scores[best] ?? 0) - (scores[surrounding] ?? 0) >= MIN_LEAD ? best : surrounding
}

const countLetters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

function takeEvenly<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(items.length / count))
  return items.filter((_, position) => position % step === 0)
}
