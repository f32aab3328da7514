import { once } from '../domain/once'
import { type Language, languages } from './language'
import { languageData } from './language-data'
import { numberWords } from './number-words'
import { normalise } from './text/normalise'

type Values = ReadonlyMap<string, number>

const read = (text: string): Values =>
  new Map(
    text.split(' ').map((entry) => {
      const [word = '', value] = entry.split('=')
      return [normalise(word), Number(value)]
    }),
  )

const oneWordValues = once(
  () =>
    new Map(
      languages.flatMap((language): [Language, Values][] => {
        const { oneWord } = languageData[language].numbers
        return oneWord ? [[language, withCompounds(read(oneWord.values), oneWord)]] : []
      }),
    ),
)

function withCompounds(
  values: Values,
  { one, between, tensFirst }: { one: string; between: string; tensFirst: boolean },
) {
  const all = new Map(values)
  const units = [...read(one), ...values].filter(([, value]) => value < 10)
  const tens = [...values].filter(([, value]) => value >= 20 && value < 100)
  for (const [ten, tenValue] of tens)
    for (const [unit, unitValue] of units) {
      const word = tensFirst ? `${withoutVowel(ten, unit)}${between}${unit}` : `${unit}${between}${ten}`
      all.set(word, tenValue + unitValue)
    }
  return all
}

/** "Ventuno", "ventotto". */
const withoutVowel = (ten: string, unit: string) =>
  /[aeiou]$/.test(ten) && /^(?:uno|otto)$/.test(unit) ? ten.slice(0, -1) : ten

/** The value of a normalised word that is a number in a language, above one. */
export const valueOfNumber = (word: string, language: Language): number | undefined =>
  oneWordValues().get(language)?.get(word) ?? numberWords(language)?.values.get(word)
