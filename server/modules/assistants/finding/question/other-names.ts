import { translate } from '../../../../languages/glossary/glossary'
import type { Language } from '../../../../languages/language'
import type { Matched, Phrase } from '../../../../languages/text/phrase-match'
import { findSpokenSynonyms, findSynonyms } from './expand'
import { mergeIdioms } from './idiom'
import type { QueryTerm } from './query'
import { QUERY_WEIGHTS } from './query-weights'
import type { Vocabulary } from './spelling'

/** What people call the same thing, and its names in the glossary in the languages of the manuals. */
export function addSynonyms(
  words: string[],
  terms: (QueryTerm | undefined)[],
  language: Language,
  vocabulary: Vocabulary,
): void {
  const isOwn = vocabulary.mainLanguages.includes(language)
  const isForeign = (phrase: readonly string[]) => isOwn && !phrase.every((word) => vocabulary.hasIn(word, language))
  const add = (synonyms: readonly (Matched<Phrase[]> & { share?: number })[], weight: number) => {
    for (const { positions, found, share = 1 } of synonyms) {
      const weightOf = (phrase: readonly string[]) => (isForeign(phrase) ? QUERY_WEIGHTS.foreign : weight)
      const variants = found.map((phrase) => ({ words: phrase, weight: share * weightOf(phrase) }))
      for (const position of positions) terms[position]?.variants.push(...variants)
    }
  }
  const [names, spoken] = [findSynonyms(words, language), findSpokenSynonyms(words, language)]
  const translateName = (name: Phrase) =>
    vocabulary.languages.flatMap((into) =>
      translate(name, language, into).flatMap(({ positions, found }) =>
        positions.length === name.length ? found : [],
      ),
    )
  add(names, QUERY_WEIGHTS.synonym)
  for (const into of vocabulary.languages) {
    const translated = translate(words, language, into)
    add(translated, isOwn ? QUERY_WEIGHTS.synonym : QUERY_WEIGHTS.translation)
    if (into === 'en' && language !== 'en') add(translated.map(asSpokenInEnglish), QUERY_WEIGHTS.spoken)
  }
  if (isOwn && language !== 'en') add(throughEnglish(words, language), QUERY_WEIGHTS.foreign)
  add(spoken, QUERY_WEIGHTS.spoken)
  mergeIdioms(words, terms, [...names, ...spoken], { language, translateName })
}

/** What English manuals call what a translation names: "gasoil" is diesel, and how much fits is that of the fuel tank. */
const asSpokenInEnglish = <Translated extends Matched<Phrase[]>>(one: Translated): Translated => ({
  ...one,
  found: one.found.flatMap((phrase) =>
    [...findSynonyms(phrase, 'en'), ...findSpokenSynonyms(phrase, 'en')].flatMap(({ positions, found }) =>
      positions.length === phrase.length ? found : [],
    ),
  ),
})

/** What manuals in the language of the question call what is spoken of: "gasoil" is "combustible", as diesel is fuel. */
const throughEnglish = (words: readonly string[], language: Language) =>
  translate(words, language, 'en')
    .map(asSpokenInEnglish)
    .map((one) => ({
      ...one,
      found: one.found.flatMap((phrase) =>
        translate(phrase, 'en', language).flatMap(({ positions, found }) =>
          positions.length === phrase.length ? found : [],
        ),
      ),
    }))

/** The manual may spell "under voltage" as "undervoltage". */
export function addJoinedVariants(words: string[], terms: (QueryTerm | undefined)[], vocabulary: Vocabulary): void {
  for (let position = 0; position + 1 < words.length; position++) {
    const joined = `${words[position]}${words[position + 1]}`
    if (/\d/.test(joined) || !vocabulary.has(joined)) continue
    for (const term of terms.slice(position, position + 2))
      term?.variants.push({ words: [joined], weight: QUERY_WEIGHTS.joined })
  }
}
