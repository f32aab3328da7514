import { type Language, languages } from '../../../languages/language'
import { languageData } from '../../../languages/language-data'

const subjects = new Map(
  languages.map((language): [Language, ReadonlySet<string>] => [
    language,
    new Set(languageData[language].speech?.everydaySubjects.split(/\s+/)),
  ]),
)

/** Whether a normalised word names something of everyday life that no machine has. */
export const isEverydaySubject = (word: string, language: Language): boolean =>
  subjects.get(language)?.has(word) ?? false
