import type { Language } from './language'

type Ending = readonly [ending: string, replacement: string, minStemLength: number]

const english: Ending[] = [
  ['ization', 'ize', 3],
  ['ational', 'ate', 3],
  ['ement', '', 4],
  ['ation', 'ate', 3],
  ['ment', '', 4],
  ['ness', '', 4],
  ['ally', '', 4],
  ['ly', '', 4],
  ['er', '', 4],
  ['or', '', 4],
]

const spanish: Ending[] = [
  ['amientos', '', 3],
  ['amiento', '', 3],
  ['imientos', '', 3],
  ['imiento', '', 3],
  ['aciones', '', 3],
  ['acion', '', 3],
  ['adores', '', 3],
  ['adoras', '', 3],
  ['ador', '', 3],
  ['adora', '', 3],
  ['ando', '', 3],
  ['iendo', '', 3],
  ['ados', '', 3],
  ['adas', '', 3],
  ['idos', '', 3],
  ['idas', '', 3],
  ['ado', '', 3],
  ['ada', '', 3],
  ['ido', '', 3],
  ['ida', '', 3],
  ['amos', '', 3],
  ['emos', '', 3],
  ['aron', '', 3],
  ['ieron', '', 3],
  ['arse', '', 3],
  ['erse', '', 3],
  ['irse', '', 3],
  ['ar', '', 3],
  ['er', '', 3],
  ['ir', '', 3],
  ['an', '', 4],
  ['en', '', 4],
  ['es', '', 3],
  ['os', '', 3],
  ['as', '', 3],
  ['o', '', 3],
  ['a', '', 3],
  ['e', '', 3],
  ['s', '', 3],
]

const german: Ending[] = [
  ['ungen', '', 4],
  ['ung', '', 4],
  ['heiten', '', 4],
  ['keiten', '', 4],
  ['ern', '', 4],
  ['em', '', 4],
  ['en', '', 3],
  ['er', '', 4],
  ['es', '', 4],
  ['st', '', 4],
  ['e', '', 3],
  ['n', '', 4],
  ['s', '', 4],
  ['t', '', 4],
]

/**
 * Light stemming, so that "tightening" matches "tighten" and "barras" matches "barra". Words with digits and words of up
 * to three letters are not changed. Expects normalised words.
 */
export function stem(word: string, language: Language): string {
  if (word.length <= 3 || /\d/.test(word)) return word
  if (language === 'es') return replaceEnding(word, spanish)
  if (language === 'de') return replaceEnding(word, german)
  return stemEnglish(word)
}

function replaceEnding(word: string, endings: Ending[]): string {
  for (const [ending, replacement, minLength] of endings)
    if (word.endsWith(ending) && word.length - ending.length >= minLength)
      return word.slice(0, word.length - ending.length) + replacement
  return word
}

const irregular = new Map([
  ['teeth', 'tooth'],
  ['feet', 'foot'],
  ['men', 'man'],
  ['ran', 'run'],
  ['lost', 'lose'],
  ['broke', 'break'],
  ['broken', 'break'],
  ['stuck', 'stick'],
  ['blew', 'blow'],
  ['blown', 'blow'],
  ['worn', 'wear'],
  ['froze', 'freeze'],
  ['frozen', 'freeze'],
  ['drove', 'drive'],
  ['driven', 'drive'],
  ['bent', 'bend'],
  ['dug', 'dig'],
])

function stemEnglish(word: string): string {
  let stemmed = irregular.get(word) ?? word
  if (stemmed.endsWith('sses')) stemmed = stemmed.slice(0, -2)
  else if (stemmed.endsWith('ies')) stemmed = `${stemmed.slice(0, -3)}y`
  else if (/[^suiy]s$|[aeo]ys$/.test(stemmed)) stemmed = stemmed.slice(0, -1)
  stemmed = replaceEnding(removeVerbEnding(stemmed), english)
  if (stemmed.endsWith('y') && stemmed.length > 3) return `${stemmed.slice(0, -1)}i`
  return stemmed.endsWith('e') && stemmed.length > 3 ? stemmed.slice(0, -1) : stemmed
}

function removeVerbEnding(word: string): string {
  const base = /^(.*[aeiouy].*)(?:ing|(?<!e)ed)$/.exec(word)?.[1]
  if (!base || base.length < 3) return word
  return /([^lszaeiou])\1$/.test(base) ? base.slice(0, -1) : base
}
