import { languages } from '../language'
import { languageData } from '../language-data'
import { isNumeral } from '../numerals'

/**
 * Symbols and abbreviations of units by their index term: those of ISO 80000 and NIST SP 811. Languages add customary
 * ones; the names come from the Unicode CLDR.
 */
const symbols: Record<string, string> = {
  ampere: 'amp amps',
  volt: 'vdc vac',
  hertz: 'hz',
  kilowatt: 'kw',
  horsepower: 'hp horsepower bhp',
  kilogram: 'kg kgs kilo kilos',
  pound: 'lb lbs',
  ounce: 'oz',
  tonne: 'tonne tonnes ton tons',
  litre: 'litre litres ltr',
  quart: 'qt qts',
  gallon: 'gal gals',
  pint: 'pt pts',
  millimetre: 'mm millimetre millimetres',
  centimetre: 'cm centimetre centimetres',
  metre: 'metre metres',
  kilometre: 'km kilometre kilometres',
  foot: 'ft',
  psi: 'psi',
  kilopascal: 'kpa',
  megapascal: 'mpa',
  newton: 'nm',
  rpm: 'rpm rev revs revolutions',
  degree: 'deg',
  percent: 'pct',
  hour: 'hr hrs',
  minute: 'min mins',
  second: 'sec secs',
  decibel: 'db dba decibel decibels',
}

/** Symbols and abbreviations that are a unit only directly after a number. */
const symbolsAfterNumber: Record<string, string> = {
  ampere: 'a',
  volt: 'v',
  watt: 'w',
  gram: 'g',
  litre: 'l',
  millilitre: 'ml',
  metre: 'm',
  hour: 'h',
  second: 's',
  tonne: 't',
  degree: 'c f',
  inch: 'in',
  yard: 'yd',
  newton: 'n',
  x: 'x',
}

/** Shorter names are words of another language too often. */
const MIN_DISTINCT_LETTERS = 5

const anywhere = new Map<string, string>()
const afterNumber = new Map<string, string>()

for (const language of languages)
  for (const [unit, names] of Object.entries(languageData[language].unitNames))
    for (const name of names.split(' ')) add(isDistinct(name) ? anywhere : afterNumber, name, unit)
const customary = languages.map((language) => languageData[language].numbers.unitSymbols)
for (const table of [symbols, ...customary.map((own) => own?.anywhere ?? {})]) addSymbols(anywhere, table)
for (const table of [symbolsAfterNumber, ...customary.map((own) => own?.afterNumber ?? {})])
  addSymbols(afterNumber, table)

function addSymbols(spellings: Map<string, string>, table: Record<string, string>): void {
  for (const [unit, names] of Object.entries(table)) for (const name of names.split(' ')) spellings.set(name, unit)
}

/** The first language to use a name decides: "ton" is not the same everywhere. */
function add(spellings: Map<string, string>, name: string, unit: string): void {
  if (!spellings.has(name)) spellings.set(name, unit)
}

/** Whether a name of a unit means nothing else in any of the languages. */
function isDistinct(name: string): boolean {
  if (name.length < MIN_DISTINCT_LETTERS || isNumeral(name)) return false
  return languages.every((language) => {
    const { stopWords, fillerWords, speechWords } = languageData[language]
    return !stopWords.has(name) && !fillerWords.has(name) && !speechWords.has(name)
  })
}

/** The unit that a word spells, or undefined; single letters and ambiguous names count only after a number. */
export function unitOf(word: string, followsNumber: boolean): string | undefined {
  return anywhere.get(word) ?? (followsNumber ? afterNumber.get(word) : undefined)
}
