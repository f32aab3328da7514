import { randomOf } from '../../random'
import type { BenchQuestion } from '../question'
import { foreignPlaces, isForeign } from './foreign-places'
import { phraseQuestion } from './phrasing/phrase-question'
import { pickPlaces, type SHARES } from './picking/pick-places'
import type { SourceManual } from './source-manual'

/** For each question with an answer, so many without one: about as many as in the other sets. */
const UNANSWERABLE = 25 / 60

/**
 * Makes questions from the manuals, always the same from the same texts: some that a manual answers, and some made from
 * other manuals that it does not answer.
 * @param count how many answerable questions are made for each manual, if it has as many places
 */
export function makeQuestions(
  manuals: readonly SourceManual[],
  count: number,
  shares?: typeof SHARES,
): BenchQuestion[] {
  const all = manuals.map((manual) => ({ manual, ...pickPlaces(manual, count, shares) }))
  return all.flatMap(({ manual, chosen, isUnambiguous }) => {
    const others = all.filter((other) => other.manual !== manual)
    const ask = (made: Omit<BenchQuestion, 'id' | 'manual' | 'assistant' | 'modality'>): BenchQuestion => ({
      id: `made-${randomName(manual.seed, made.made_from ?? '', made.question)}`,
      manual: manual.fileName,
      assistant: 'operations',
      modality: 'text',
      ...made,
    })
    const answerable = chosen.map((place) => ({
      ...phraseQuestion(
        place,
        (words) => isUnambiguous(place, words),
        randomOf(manual.seed, place.subject, place.answer),
      ),
      answer_pages: [...place.pages],
      answer_strings: [place.answer],
      made_from: manual.fileName,
    }))
    const unanswerable = foreignPlaces(manual, others, Math.round(count * UNANSWERABLE)).map(({ place, from }) => ({
      ...phraseQuestion(
        place,
        (words) => isForeign({ subject: words, language: place.language }, manual),
        randomOf(manual.seed, from.seed, place.subject, place.answer),
      ),
      answer_pages: [],
      answer_strings: [],
      kind: 'unanswerable',
      made_from: from.fileName,
    }))
    return [...answerable, ...unanswerable].map(ask)
  })
}

const randomName = (...texts: string[]) => Math.floor(randomOf(...texts)() * 2 ** 32).toString(36)
