import { type Language, languages } from './language'
import { languageData } from './language-data'
import { normalise } from './text/normalise'

export interface NumberWords {
  values: ReadonlyMap<string, number>
  /** The word that may occur between two of them: "two hundred and fifty". */
  and: string
}

const read = ({ and, values }: { and: string; values: string }): NumberWords => ({
  and,
  values: new Map(
    values.split(' ').map((entry) => {
      const [word = '', value] = entry.split('=')
      return [normalise(word).trim(), Number(value)]
    }),
  ),
})

const numbersByLanguage = new Map(
  languages.flatMap((language): [Language, NumberWords][] => {
    const { composed } = languageData[language].numbers
    return composed ? [[language, read(composed)]] : []
  }),
)

/** Undefined for a language that writes numbers as one word, or whose words are not known. */
export const numberWords = (language: Language): NumberWords | undefined => numbersByLanguage.get(language)
