import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { anyWord } from '../../../../languages/manual-words'
import { isIndefinite, isNumeral } from '../../../../languages/numerals'
import { namesPeriod } from '../../../../languages/periods'
import type { QuantityName } from '../../../../languages/question-words'
import { normalise } from '../../../../languages/text/normalise'
import { tokenise } from '../../../../languages/text/tokenise'
import { unitOf } from '../../../../languages/text/unit'

/** The units of each quantity, and the word that a manual would use for it if a question need not. */
export const quantities: Record<QuantityName, { units: readonly string[]; implied?: string }> = {
  torque: { units: ['foot', 'newton', 'pound', 'ftlb', 'lbft', 'lbin'], implied: 'torque' },
  pressure: { units: ['psi', 'bar', 'kilopascal', 'megapascal'], implied: 'pressure' },
  temperature: { units: ['degree'], implied: 'temperature' },
  capacity: { units: ['litre', 'millilitre', 'quart', 'gallon', 'pint', 'ounce'], implied: 'capacity' },
  /** Of something that is not counted: "how much diesel", "how much gas". Grease and refrigerant are weighed. */
  amount: {
    units: ['litre', 'millilitre', 'quart', 'gallon', 'pint', 'ounce', 'kilogram', 'gram', 'pound', 'tonne', 'percent'],
  },
  weight: { units: ['kilogram', 'gram', 'pound', 'ounce', 'tonne'], implied: 'weight' },
  noise: { units: ['decibel'] },
  current: { units: ['ampere'] },
  voltage: { units: ['volt'] },
  power: { units: ['kilowatt', 'watt', 'horsepower'], implied: 'power' },
  speed: { units: ['rpm', 'kilometre', 'mph'], implied: 'speed' },
  interval: { units: ['hour', 'minute', 'second', 'day', 'week', 'month', 'year'], implied: 'interval' },
  length: { units: ['millimetre', 'centimetre', 'metre', 'kilometre', 'inch', 'foot', 'yard', 'mile'] },
  slope: { units: ['degree', 'percent'] },
  share: { units: ['percent'] },
}

const allUnits: ReadonlySet<string> = new Set(Object.values(quantities).flatMap(({ units }) => units))

/**
 * The quantities that a normalised question asks for. English is tried as well, see `detectIntent`. What is asked by "how
 * much" is an amount unless the question names another quantity than a capacity or a mixture, or asks how far something goes.
 */
function quantitiesIn(prompt: string, language: Language): { units: readonly string[]; implied?: string }[] {
  if (asksMoment(prompt, language)) return [quantities.interval]
  const patterns = [languageData[language].question.quantities, languageData.en.question.quantities]
  const names = Object.keys(quantities).filter(isQuantityName)
  const named = names.filter((name) => patterns.some((one) => one[name].test(prompt)))
  const others = named.filter((name) => name !== 'amount')
  const isAmount = others.every((name) => name === 'capacity' || name === 'share')
  if (named.length > 0 && others.length === 0 && asksExtent(prompt, language)) return [{ units: [...allUnits] }]
  return (isAmount ? named : others).map((name) => quantities[name])
}

const asksExtent = (prompt: string, language: Language) =>
  [languageData[language], languageData.en].some(({ question }) => question.extent?.test(prompt) ?? false)

/**
 * Whether a normalised question may be answered in a unit that it does not suggest: "how much air" in bar, "how big" in
 * litres, "how far" in turns.
 */
export const allowsOtherUnits = (prompt: string, language: Language): boolean =>
  asksExtent(prompt, language) ||
  [languageData[language], languageData.en].some(
    ({ question }) => question.quantities.amount.test(prompt) || (question.size?.test(prompt) ?? false),
  )

/** Whether a question asks when, and nothing else: "When do I tighten the nuts again?" asks for no torque. */
const asksMoment = (prompt: string, language: Language) =>
  [languageData[language], languageData.en].some(({ question: { moment, interrogatives } }) => {
    const others = moment?.test(prompt) ? tokenise(prompt.replace(moment, '')) : interrogatives
    return !others.some((word) => interrogatives.includes(word))
  })

/** Whether a normalised question asks how long to wait or to do something. */
export const asksDuration = (prompt: string, language: Language): boolean =>
  [languageData[language], languageData.en].some(({ question }) => question.duration?.test(prompt) ?? false)

const isQuantityName = (name: string): name is QuantityName => name in quantities

/** The words that name the quantity: "weigh" in "what does it weigh". */
export function quantityWords(prompt: string, language: Language): ReadonlySet<string> {
  const patterns = [languageData[language].question.quantities, languageData.en.question.quantities]
  const named = patterns.flatMap((one) => Object.values(one).flatMap((pattern) => pattern.exec(prompt)?.[0] ?? []))
  return new Set(named.flatMap(tokenise))
}

/** "How much hydraulic oil" has words of what is measured. */
const MAX_FORM = 3

/**
 * The words of the forms in which a question asks for a measure, "how wide": a manual need not have them, as it states the
 * measure itself.
 */
export function measureWords(prompt: string, language: Language): ReadonlySet<string> {
  const { interrogatives } = languageData[language].question
  const words = tokenise(prompt)
  const forms = [languageData[language].question, languageData.en.question].flatMap(({ quantities: named, count }) =>
    [...Object.values(named), count].map((pattern) => tokenise(pattern.exec(prompt)?.[0] ?? '')),
  )
  const isAsked = (word: string) => interrogatives.includes(words[words.indexOf(word) - 1] ?? '')
  const isForm = ({ length }: readonly string[]) => length > 1 && length <= MAX_FORM
  return new Set(forms.flatMap((form) => (isForm(form) ? form : form.length === 1 ? form.filter(isAsked) : [])))
}

/** The possible units of the answer; empty if the question does not ask for a quantity. Expects normalised text. */
export function expectedUnits(prompt: string, language: Language): string[] {
  const counted = countedUnits(prompt, language)
  return [...new Set(counted.length > 0 ? counted : quantitiesIn(prompt, language).flatMap(({ units }) => units))]
}

/** "How many seconds" asks for a time, also in minutes, and "how much bar" for a pressure. */
function countedUnits(prompt: string, language: Language): readonly string[] {
  const words = [languageData[language], languageData.en].flatMap(({ question: { count, quantities: named } }) =>
    [count, named.amount].flatMap((pattern) => {
      const match = pattern.exec(prompt)
      if (!match) return []
      const counted = prompt.slice(match.index + match[0].length)
      // "How many l/min": the unit is that of what flows.
      return /^\s*(l|gal)\//.exec(counted)?.[1] ?? tokenise(counted).slice(0, 1)
    }),
  )
  const [unit] = words.flatMap((word) => unitOf(word, true) ?? [])
  const measuring = Object.values(quantities).filter(({ units }) => unit !== undefined && units.includes(unit))
  const [narrowest] = measuring.toSorted((a, b) => a.units.length - b.units.length)
  return narrowest?.units ?? []
}

/** The words that a manual would use for the quantity: "how much oil" asks for a capacity. */
export function impliedWords(prompt: string, language: Language): string[] {
  return quantitiesIn(prompt, language).flatMap(({ implied }) => (implied ? [implied] : []))
}

/**
 * The words in which a question asks for a time, "how long before": they measure nothing, as "long" would in a manual.
 * None if it may ask for a length.
 */
export function timeWords(prompt: string, language: Language): ReadonlySet<string> {
  const patterns = [languageData[language].question.quantities, languageData.en.question.quantities]
  if (patterns.some(({ length }) => length.test(prompt))) return new Set()
  const forms = patterns.map(({ interval }) => interval.exec(prompt)?.[0].split(' ') ?? [])
  const words = forms.flatMap((form) => (form.length > 1 ? form : []))
  return new Set(words.filter((word) => !quantities.interval.units.includes(unitOf(word, true) ?? '')))
}

const size = '\\d[\\d/.,]*[\\s-]*(?:mm|in)\\b\\.?'
/** "A 17 mm ring spanner", "17-mm-Schlüssel", "17 mm:n avain", and "una llave de 17 mm". */
const toolSize = new RegExp(
  [
    `${size}(?::n)?[\\s-]+(?:[a-z]+\\s+)?${anyWord('tool')}\\b`,
    `\\b${anyWord('tool', 'first')}\\s+(?:[a-z]+\\s+){0,2}(?:de|da|di|do)\\s+${size}`,
  ].join('|'),
  'g',
)

/** A torque is neither a weight nor a length, a speed no length, and what is done in a minute takes none. */
const torque = /\b(?:lbf?s?[-.· ]{0,2}(?:ft|in)|(?:ft|in)[-.· ]{0,2}lbf?s?)\b/g
const speed = /\b(?:km\/h|kmh|kph|m\/s)\b/g
const perTime = /(?<=\d ?[a-z]{1,3})\/(?:min|h|hr|s)\b/g

function withoutOtherRates(text: string, units: readonly string[]): string {
  const withoutTorque = units.includes('lbft') ? text : text.replace(torque, '')
  return units.includes('mph') ? withoutTorque : withoutTorque.replace(speed, '').replace(perTime, '')
}

/** Whether a text contains a figure or a number in words in one of the units, other than the size of a tool, or "daily". */
export function containsQuantity(text: string, units: readonly string[]): boolean {
  const words = tokenise(withoutOtherRates(normalise(text).replace(toolSize, ''), units))
  const hasNumber = words.some((word, position) => {
    const before = words.slice(Math.max(0, position - 2), position)
    const spelled = spelledUnit(word)
    if (units.includes(word) && before.some(isNumber)) return true
    const isOne = isTime(spelled) && isIndefinite(before.at(-1) ?? '')
    return units.includes(spelled) && (isOne || before.some(isNumeral))
  })
  return hasNumber || (units.includes('day') && namesPeriod(words))
}

/** Whether a normalised question asks for a number of things. English is tried as well, see `detectIntent`. */
export const asksCount = (prompt: string, language: Language): boolean =>
  [languageData[language], languageData.en].some(({ question }) => question.count.test(prompt))

/** Whether a text has a number, in figures or in words, of something that is no unit: "six units", "Qty: 4". */
export function containsCount(text: string): boolean {
  const words = tokenise(normalise(text))
  return words.some((word, position) => {
    const next = words[position + 1] ?? ''
    return isNumber(word) && !allUnits.has(next) && !isNumber(next) && spelledUnit(next) === ''
  })
}

/** "Wait a minute", where the article is a number. */
const isTime = (unit: string) => quantities.interval.units.includes(unit)

const isNumber = (word: string) => /^\d/.test(word) || isNumeral(word)

/** Terms are units after figures only, as names of units often mean something else; an abbreviation after a word does. */
const spelledUnit = (word: string) => (word.length > 2 ? (unitOf(word, true) ?? '') : '')
