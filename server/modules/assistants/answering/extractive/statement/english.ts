import { once } from '../../../../../domain/once'
import { isGlossaryWord } from '../../../../../languages/glossary/glossary'
import { languageData } from '../../../../../languages/language-data'
import { actionVerbs } from './action-verbs'
import type { Grammar, NounPhrase } from './grammar'
import { sentenceCase, withinSentence } from './letter-case'
import type { Measure } from './statement'

// All lists: written by the project's authors from general knowledge of technical English.
const split = (words: string) => new Set(words.split(' '))
const measureNouns: Record<Measure, ReadonlySet<string>> = {
  capacity: split('capacity volume'),
  weight: split('weight mass payload load'),
  pressure: split('pressure'),
  torque: split('torque'),
  temperature: split('temperature'),
  length: split(
    'length width height depth diameter radius distance clearance thickness reach stroke travel wheelbase gap play',
  ),
  speed: split('speed'),
  power: split('power output'),
  voltage: split('voltage'),
  current: split('current'),
  interval: split('interval'),
  noise: split('level'),
}
/** Quantities of other units. */
const otherNouns = split('flow rate consumption force angle ratio frequency area resistance density viscosity')
const quantityNouns: ReadonlySet<string> = new Set(
  [...Object.values(measureNouns), otherNouns].flatMap((nouns) => [...nouns]),
)
const specificationNouns = split('fluid oil lubricant grease coolant fuel specification grade type colour color size')
const tanks = split('tank reservoir sump crankcase')
const reservoirs = split('tank reservoir')
const containers = split(
  'tank reservoir system circuit engine crankcase sump gearbox transmission axle differential housing case radiator drive hub pump compressor',
)
const fluids = split('oil fluid coolant fuel grease lubricant water diesel antifreeze')
const gears = split('transmission gearbox axle axles differential hub drive case')
const filters = split('filter filters strainer screen')
const adjectives = split(
  'front rear left right upper lower inner outer minimum maximum standard optional normal high low total new old hot cold long short open closed empty full other idle main metric imperial',
)
/** First words that may be imperatives. */
const verbs = split(
  'add adjust apply change check clean drain drive ensure feed fill fit fix grease inspect install keep lift lock lower lubricate measure open close operate park perform press pull push raise refer release remove replace see set start stop test tighten torque turn use verify wash',
)
const actions = once(() => actionVerbs('en'))
/** What is named by a verb: a "drain plug", a "check valve". */
const namedByVerb = split('plug valve cap nut screw cock nipple fitting motor switch button line port tube pipe')
const linking = split('of the and')
/** Words of titles that do not change what is measured. */
const harmless = split('tightening filling refill service technical data and')
const tail = /^(.+?)[\s,]+((?:with|without|including|excluding|at|before|after|when|in|during|under)\s.+)$/i

export const english: Grammar = {
  language: 'en',
  measureNouns,
  otherNouns,
  specificationNouns,
  tanks,
  reservoirs,
  containers,
  fluids,
  gears,
  filters,
  oil: 'oil',
  air: 'air',
  certain: { torque: 'torque', power: 'power', voltage: 'voltage' },
  noSpecification: /^(?:see|refer|none|not|no|do|use|as|check|only|contact|ask)(?!\p{L})/iu,
  read: nounPhrase,
  isThing,
  titleNoun,
  quantity: ({ text }) => `The ${text} is`,
  quantityOf: (noun, thing, measure) => `The ${noun.text} ${preposition(measure)} the ${thing.text} is`,
  amountOf: ({ text }) => `The ${text} capacity is`,
  // Of "front and rear axle", it is uncertain whether both take it together.
  capacityOf: ({ text }) => (/ and /.test(text) ? undefined : `The ${text} takes`),
  specificationFor: (noun, thing) => `The ${noun.text} for the ${thing.text} is`,
  atInterval({ text, task }, thing) {
    const verb = task.toLowerCase()
    return isEnglishVerb(verb) && isThing(thing) ? `${text}: ${verb} the ${thing.text}.` : undefined
  },
}

export const preposition = (measure: Measure | undefined) =>
  measure === 'torque' || measure === 'pressure' || measure === 'temperature' ? 'for' : 'of'

/** "Tightening torques", "Weights of the parts". */
function titleNoun(title: string): string | undefined {
  const [name = ''] = title.toLowerCase().split(/ (?:of|for) /)
  const words = name.split(/[^\p{L}]+/u).filter(Boolean)
  const [last = ''] = words.slice(-1)
  const noun = [last, last.replace(/ies$/, 'y').replace(/s$/, '')].find((one) => quantityNouns.has(one))
  const isKnown = (word: string) => word === last || harmless.has(word)
  if (noun === undefined) return undefined
  return words.every(isKnown) ? noun : OTHER
}

/** Stands for a quantity that is not exactly what a noun names: "Test pressures". */
const OTHER = ''

/** Whether a noun names what is measured. */
export const isEnglishQuantity = (noun: string) => quantityNouns.has(noun)

function isThing({ head }: NounPhrase) {
  return !adjectives.has(head) && !quantityNouns.has(head) && !/(?:ed|ing|ly)$/.test(head) && isGlossaryWord(head, 'en')
}

/** The words of a label that can follow "the"; undefined if it is not certain that it is a plain noun phrase. */
function nounPhrase(label: string): NounPhrase | undefined {
  const stored = sentenceCase(label.trim().replace(/:$/, ''), 'en')
  const bare = stored.replace(/\s*\(((?:with|without|including|excluding|at) [^()]+)\)$/i, ' $1')
  const [base, condition] = tail.exec(bare)?.slice(1) ?? [bare, '']
  const text = withinSentence(base ?? '', 'en')
    .replace(/^the\s/i, '')
    .replace(/^max(?:\.|\b)/i, 'maximum')
    .replace(/^min(?:\.|\b)/i, 'minimum')
  const words = text.split(' ')
  const head = (text.split(/ of /)[0] ?? '').split(' ').at(-1)?.toLowerCase() ?? ''
  const isPlain =
    words.length <= 6 &&
    words.every((word) => /^\p{L}[\p{L}’'-]+$/u.test(word) && (linking.has(word) || !isFunctionWord(word))) &&
    (!beginsWithVerb(words, head) || (words.length === 2 && namedByVerb.has(head))) &&
    !linking.has(head) &&
    !/\p{Ll}\p{Lu}|^\p{Lu}\p{Ll}/u.test(text) &&
    /^[^()/;:,]*$/.test(condition ?? '')
  return isPlain ? { text, head, condition: withinSentence(condition ?? '', 'en') } : undefined
}

export const isEnglishVerb = (word: string) => verbs.has(word.toLowerCase()) || actions().has(word.toLowerCase())

/** "Flush the system" begins with a verb, "torque" and "idle speed" do not. */
const beginsWithVerb = ([first = '', ...others]: readonly string[], head: string) =>
  others.length > 0 && (verbs.has(first.toLowerCase()) || (isEnglishVerb(first) && !quantityNouns.has(head)))

const isFunctionWord = (word: string) => languageData.en.stopWords.has(word.toLowerCase())
