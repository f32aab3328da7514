import { shareOfStopWords, type WordShares } from './detect-by-words'
import { scoreLetters } from './detector'
import { type Language, languages } from './language'

/** Shorter texts take the language of their page, and pages without enough text that of the manual. */
const MIN_LETTERS = { passage: 80, page: 200 }
/** By how much the detector must prefer a language to that of the manual. */
const MIN_LEAD = 0.06
/** Share of function words from which a text is certainly in the language of the manual. */
const CERTAIN_SHARE = 0.15
/** The detector is slow, so that it is asked only where it matters. */
const MAX_SAMPLES = 60

interface Text {
  page: number
  text: () => string
  /** Normalised words of the text. */
  words: () => readonly string[]
}

interface Evidence {
  letters: number
  shares: WordShares
  text: () => string
}

/** The language of a manual, and of each of its passages. */
export function detectLanguages(texts: readonly Text[]): { main: Language; passages: Language[] } {
  const evidence = texts.map(({ text, words }) => evidenceOf(words(), text))
  const main = detectMain(evidence)
  const pages = new Map<number, Text[]>()
  for (const one of texts) pages.set(one.page, [...(pages.get(one.page) ?? []), one])
  const ofPage = new Map<number, Language>()
  const passages = texts.map(({ page }, position) => {
    const own = evidence[position]
    if (own && own.letters >= MIN_LETTERS.passage && isCertainly(main, own)) return main
    const surrounding = ofPage.get(page) ?? detectPage(pages.get(page) ?? [], main)
    ofPage.set(page, surrounding)
    return own ? detect(own, surrounding, MIN_LETTERS.passage) : surrounding
  })
  return { main, passages }
}

function evidenceOf(words: readonly string[], text: () => string): Evidence {
  const letters = words.reduce((sum, word) => sum + (/^[a-z]+$/.test(word) ? word.length : 0), 0)
  return { letters, shares: shareOfStopWords(words), text }
}

/** The language of most of a sample of the texts. */
function detectMain(texts: readonly Evidence[]): Language {
  const long = texts.filter(({ letters }) => letters >= MIN_LETTERS.passage)
  const votes = new Map<Language, number>()
  for (const { text } of takeEvenly(long.length > 0 ? long : texts, MAX_SAMPLES)) {
    const scores = scoreLetters(text())
    const scored = languages.filter((language) => scores[language] !== undefined)
    const [best] = scored.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
    if (best) votes.set(best, (votes.get(best) ?? 0) + 1)
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'en'
}

function detectPage(texts: readonly Text[], main: Language): Language {
  const words = texts.flatMap((one) => one.words())
  return detect(
    evidenceOf(words, () => texts.map(({ text }) => text()).join('\n')),
    main,
    MIN_LETTERS.page,
  )
}

/** @param surrounding the language that is assumed without evidence of another */
function detect(evidence: Evidence, surrounding: Language, minLetters: number): Language {
  if (evidence.letters < minLetters || isCertainly(surrounding, evidence)) return surrounding
  const scores = scoreLetters(evidence.text())
  const best = languages.reduce((one, other) => ((scores[other] ?? 0) > (scores[one] ?? 0) ? other : one), surrounding)
  return (scores[best] ?? 0) - (scores[surrounding] ?? 0) >= MIN_LEAD ? best : surrounding
}

const isCertainly = (language: Language, { shares }: Evidence) =>
  shares[language] >= CERTAIN_SHARE && languages.every((other) => shares[other] <= shares[language])

function takeEvenly<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(items.length / count))
  return items.filter((_, position) => position % step === 0)
}
