import { chooseFrom, shuffle } from '../../../random'
import { dropWord, misspellWord, swapWords } from '../distorting/distort'
import { type Place, questionKinds } from '../place'
import { wordsOf } from '../telling-words'
import { questionForms } from './question-forms'

/** How often each distortion occurs; several may occur in one question. */
const FREQUENCIES = { drop: 0.25, swap: 0.35, misspell: 0.2, reorder: 0.3, talk: 0.2 }
/** How often a value of a quantity is asked for as such. */
const BY_QUANTITY = 0.6

/**
 * Asks for a place as a person would: with words dropped, swapped for near ones, misspelt or in any order.
 * @param isUnambiguous whether words still mean this place and no other
 */
export function phraseQuestion(
  place: Place,
  isUnambiguous: (words: string) => boolean,
  random: () => number,
): { question: string; kind: string } {
  const does = (distortion: keyof typeof FREQUENCIES) => random() < FREQUENCIES[distortion]
  const { language, kind, quantity } = place
  const forms = questionForms[language]
  let words = wordsOf(place.subject.toLowerCase())
  if (does('drop')) {
    const fewer = dropWord(words, language, random)
    if (isUnambiguous(fewer.join(' '))) words = fewer
  }
  if (does('swap')) words = swapWords(words, language, random)
  const spelt = does('misspell') ? misspellWord(words, random) : words
  const byQuantity = quantity && random() < BY_QUANTITY ? forms.byQuantity[quantity] : undefined
  const asked = does('reorder')
    ? `${shuffle(spelt, random).join(' ')} ${chooseFrom(forms.tails[kind], random)}`.trim()
    : chooseFrom(byQuantity ?? forms.byKind[kind], random).replace('{}', () => spelt.join(' '))
  return {
    question: does('talk') ? withTalk(asked, forms, random) : asked,
    kind: spelt.join(' ') === words.join(' ') ? questionKinds[kind] : 'typo',
  }
}

function withTalk(
  question: string,
  { openings, closings }: { openings: readonly string[]; closings: readonly string[] },
  random: () => number,
): string {
  if (openings.length === 0) return question
  return random() < 0.5 ? `${chooseFrom(openings, random)} ${question}` : `${question} ${chooseFrom(closings, random)}`
}
