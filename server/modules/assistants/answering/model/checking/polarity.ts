import { type Language, languages } from '../../../../../languages/language'
import { languageData } from '../../../../../languages/language-data'
import { normalise } from '../../../../../languages/text/normalise'
import { tokenise } from '../../../../../languages/text/tokenise'

/** What a text denies or forbids: the content words near one of its negations, the nearest first. */
export type Denial = readonly string[]

/** So many words near a negation may be what it denies. */
const REACH = 4

const clauseEnd =
  /[,;:.!?()\n]|(?<!\p{L})(?:but|and|or|because|so|pero|y|o|porque|mais|et|ou|car|aber|und|oder|denn|weil|mas|e|ma|maar|en|of)(?!\p{L})/iu

/**
 * Negations beyond those of questions, in the order of grammars: what forbids, and what excludes all. Written from general
 * knowledge of the languages.
 */
const further: Partial<Record<Language, string>> = {
  en: 'neither nor avoid prohibited forbidden nobody none nothing',
  es: 'ni nunca jamas evite evitar prohibido prohibida ningun ninguna nadie nada',
  fr: 'jamais ni evitez eviter interdit interdite aucun aucune personne',
  de: 'nie niemals kein keine keinen keiner keinem keinerlei verboten vermeiden untersagt niemand',
  pt: 'nunca nem jamais evite evitar proibido proibida nenhum nenhuma ninguem',
  it: 'mai ne evitare vietato vietata nessun nessuno nessuna',
  nl: 'nooit geen verboden vermijd niemand',
  sv: 'aldrig ingen inga inget forbjudet undvik',
  fi: 'alkaa koskaan kielletty valta',
  da: 'aldrig ingen intet forbudt undga',
  no: 'aldri ingen ikke forbudt unnga',
}

/** Negations that only limit a quantity: "no more than", "not until". */
const limiting =
  /(?<!\p{L})(?:(?:no|not) (?:more|less|fewer|longer|later|sooner|earlier|higher|lower|faster|slower|further|farther|greater|smaller|older|until|only)|no mas de|no menos de|no antes|no solo|pas plus de|pas moins de|pas avant|non plus|nicht mehr als|nicht weniger als|nicht langer als|nicht hoher als|nicht nur|erst nicht|nao mais|nao menos|nao antes|non piu|non meno|non prima|niet meer dan|niet minder dan|inte mer an|ikke mer enn|ikke mere end|any (?:more|further|longer))(?!\p{L})/gu

const negationsByLanguage = new Map(
  languages.map((language): [Language, ReadonlySet<string>] => {
    const { stated, before } = languageData[language].question.negations
    return [language, new Set([...stated, ...before, ...(further[language]?.split(' ') ?? [])])]
  }),
)

const isNegation = (word: string, language: Language) => negationsByLanguage.get(language)?.has(word) ?? false

/** What a text denies or forbids, clause by clause. */
export function denialsIn(text: string, language: Language): Denial[] {
  return normalise(text)
    .replace(limiting, ' ')
    .split(clauseEnd)
    .flatMap((clause) => {
      const words = tokenise(clause)
      return words.flatMap((word, position) => {
        if (!isNegation(word, language)) return []
        const near = [...words.slice(position + 1), ...words.slice(0, position).toReversed()]
        const content = near.filter((one) => isContent(one, language)).slice(0, REACH)
        return [content]
      })
    })
}

function isContent(word: string, language: Language): boolean {
  const { stopWords, fillerWords } = languageData[language]
  return word.length > 2 && !stopWords.has(word) && !fillerWords.has(word) && !isNegation(word, language)
}
