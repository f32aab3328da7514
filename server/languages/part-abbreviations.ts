import { type Language, languages } from './language'
import { languageData } from './language-data'

const longForms = new Map(
  languages.map((language): [Language, Map<string, string>] => [
    language,
    new Map(
      (languageData[language].manuals.abbreviations ?? '').split(/[,\n]/).flatMap((entry): [string, string][] => {
        const [short, long] = entry.trim().split(' ')
        return short && long ? [[short, long]] : []
      }),
    ),
  ]),
)

/** What an abbreviation in lower case is short for in a language; undefined for other words. */
export const longFormOf = (word: string, language: Language): string | undefined => longForms.get(language)?.get(word)
