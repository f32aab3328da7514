export type Language = 'en' | 'es' | 'de'

const distinctiveWords: Record<Language, Set<string>> = {
  en: new Set(
    'the and of to is are with for on in be not when this that how what which should do does can my it at by from or if where who why'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las de del y que en un una con para por se no es al su como cuando cual cuanto donde si esta hay lo mi puedo tiene q'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und ist nicht mit fur den dem des ein eine einen zu auf von im wie was wann welche welcher welches ich wird werden bei vom darf muss am wo'.split(
      ' ',
    ),
  ),
}

/** Detects the language of normalised words by common function words; defaults to English. */
export function detectLanguage(words: Iterable<string>): Language {
  const hits: Record<Language, number> = { en: 0, es: 0, de: 0 }
  for (const word of words) {
    if (distinctiveWords.en.has(word)) hits.en++
    if (distinctiveWords.es.has(word)) hits.es++
    if (distinctiveWords.de.has(word)) hits.de++
  }
  if (hits.es > hits.en && hits.es >= hits.de) return 'es'
  return hits.de > hits.en ? 'de' : 'en'
}
