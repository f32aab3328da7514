import { isGlossaryWord } from '../../../finding/languages/glossary/glossary'
import { languageData } from '../../../finding/languages/language-data'
import { sentenceCase, withinSentence } from './letter-case'
import { isPlainValue, startsWithFigure } from './plain-value'
import type { Grammar, Measure, Statement } from './statement'

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
/** Nouns of one thing, singular, whose value names what they are or take. */
const specificationNouns = split('fluid oil lubricant grease coolant fuel specification grade type colour color size')
/** What is filled, and what it is filled with. */
const containers = split(
  'tank reservoir system circuit engine crankcase sump gearbox transmission axle differential housing case radiator drive hub pump compressor',
)
const fluids = split('oil fluid coolant fuel grease lubricant water diesel antifreeze')
/** Titles of columns that do not name a quantity. */
const genericTitles = split('value values data si metric us imperial specification specifications')
/** Units that leave no doubt about what is measured. */
const certain: Partial<Record<Measure, string>> = { torque: 'torque', power: 'power', voltage: 'voltage' }
const adjectives = split(
  'front rear left right upper lower inner outer minimum maximum standard optional normal high low total new old hot cold long short open closed empty full other idle main metric imperial',
)
/** First words that may be imperatives. */
const verbs = split(
  'add adjust apply change check clean drain drive ensure feed fill fit fix grease inspect install keep lift lock lower lubricate measure open close operate park perform press pull push raise refer release remove replace see set start stop test tighten torque turn use verify wash',
)
/** What is named by a verb: a "drain plug", a "check valve". */
const namedByVerb = split('plug valve cap nut screw cock nipple fitting motor switch button line port tube pipe')
const linking = split('of the and')
const tail = /^(.+?)[\s,]+((?:with|without|including|excluding|at|before|after|when|in|during|under)\s.+)$/i

interface NounPhrase {
  text: string
  head: string
  /** "with filter" */
  condition: string
}

/** What stands before a value. */
interface Subject {
  text: string
  condition: string
  isSpecification?: boolean
}

/** The sentence of a value in English. */
export const writeEnglish: Grammar = (statement) => {
  const { values, period } = statement
  const label = nounPhrase(statement.label)
  if (period) return label ? periodSentence(period, label) : undefined
  const [value, ...others] = values
  if (!label || !value || others.length > 0 || !isPlainValue(value.text)) return undefined
  const subject = subjectOf(statement, label, value.column)
  if (!subject || !(subject.isSpecification || startsWithFigure(value.text))) return undefined
  const stated = subject.isSpecification ? withinSentence(value.text, 'en') : value.text
  return `The ${[`${subject.text} ${stated}`, subject.condition].filter(Boolean).join(', ')}.`
}

function subjectOf(
  { measure, title, isOneOfSeveral }: Statement,
  label: NounPhrase,
  columnTitle: string,
): Subject | undefined {
  const nouns = measure ? measureNouns[measure] : otherNouns
  const column = genericTitles.has(columnTitle.toLowerCase()) && !isOneOfSeveral ? '' : columnTitle
  const named = column === '' ? undefined : nounPhrase(column)
  if (isOneOfSeveral && !(named && nouns.has(named.head))) return undefined
  if (nouns.has(label.head) && !isOneOfSeveral) return { text: `${label.text} is`, condition: label.condition }
  if ((measure === undefined && column === '') || (column !== '' && !named)) return undefined
  const condition = [label.condition, named?.condition ?? ''].filter(Boolean).join(', ')
  if (measure === 'capacity' && (!named || nouns.has(named.head))) {
    if (fluids.has(label.head)) return { text: `${label.text} capacity is`, condition }
    if (containers.has(label.head)) return { text: `${label.text} takes`, condition }
  }
  if (!isThing(label) || fluids.has(label.head)) return undefined
  if (named) {
    if (nouns.has(named.head)) return { text: `${named.text} ${preposition(measure)} the ${label.text} is`, condition }
    const isSpecification = measure === undefined && specificationNouns.has(named.head)
    return isSpecification ? { text: `${named.text} for the ${label.text} is`, condition, isSpecification } : undefined
  }
  const noun = (measure && certain[measure]) ?? titleNoun(title, nouns)
  return noun ? { text: `${noun} ${preposition(measure)} the ${label.text} is`, condition } : undefined
}

const preposition = (measure: Measure | undefined) =>
  measure === 'torque' || measure === 'pressure' || measure === 'temperature' ? 'for' : 'of'

/** "Tightening torques", "Weights of the parts": the quantity that a title names. */
function titleNoun(title: string, nouns: ReadonlySet<string>): string | undefined {
  const [name = ''] = title.toLowerCase().split(/ (?:of|for) /)
  const last = /\p{L}+$/u.exec(name)?.[0] ?? ''
  const singular = last.replace(/ies$/, 'y').replace(/s$/, '')
  return [last, singular].find((noun) => nouns.has(noun))
}

/** "Every 50 hours: grease the bucket pins." */
function periodSentence({ text, task }: NonNullable<Statement['period']>, label: NounPhrase): string | undefined {
  const verb = task.toLowerCase()
  return verbs.has(verb) && isThing(label) && label.condition === '' ? `${text}: ${verb} the ${label.text}.` : undefined
}

const isThing = ({ head }: NounPhrase) =>
  !adjectives.has(head) && !quantityNouns.has(head) && !/(?:ed|ing|ly)$/.test(head) && isGlossaryWord(head, 'en')

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
    (!verbs.has(words[0]?.toLowerCase() ?? '') || (words.length === 2 && namedByVerb.has(head))) &&
    !linking.has(head) &&
    !/\p{Ll}\p{Lu}|^\p{Lu}\p{Ll}/u.test(text) &&
    /^[^()/;:,]*$/.test(condition ?? '')
  return isPlain ? { text, head, condition: withinSentence(condition ?? '', 'en') } : undefined
}

const isFunctionWord = (word: string) => languageData.en.stopWords.has(word.toLowerCase())
