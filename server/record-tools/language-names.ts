import { languageValues } from '#contract/platform-limits'
import { once } from '../domain/once'

/** Languages that manuals of machines are written in, by ISO 639-1 code. */
const ofManuals = ['en', 'es', 'fr', 'de', 'pt', 'it', 'nl', 'sv', 'fi', 'da', 'no', 'pl', 'ru', 'tr', 'zh', 'ja']

/** Each language by its own name and by those in the languages of the product, in lower case without accents. */
const names = once((): readonly (readonly string[])[] =>
  ofManuals.map((language) =>
    [language, ...languageValues].flatMap((reader) => {
      const name = new Intl.DisplayNames(reader, { type: 'language' }).of(language)
      return name ? [plain(name)] : []
    }),
  ),
)

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** Whether a word is the name of a language: "español", "Spanish". */
export const isLanguageName = (word: string): boolean => names().some((ofOne) => ofOne.includes(plain(word)))

/** All names of the languages that a text names: "Manual (español)" is one in Spanish. */
export function languageNamesOf(text: string): readonly string[] {
  const words = plain(text).split(/[^\p{L}]+/u)
  return names()
    .filter((ofOne) => ofOne.some((name) => words.includes(name)))
    .flat()
}
