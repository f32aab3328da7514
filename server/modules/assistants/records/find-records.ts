import { languageValues } from '#contract/platform-limits'
import type { Language } from '../../../domain/text'
import { isGlossaryWord } from '../../../languages/glossary/glossary'
import { inLanguage } from '../../../record-tools/asker-text'
import type { Asker, FoundRecords, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { isEverydayWord } from '../finding/question/stop-words'
import { alternativesOf } from './alternatives'
import { placeAlternativesOf } from './names/place-names'
import { widerAlternativesOf } from './names/wider-alternatives'
import type { Asked, RecordQuestion, Topic } from './record-question'
import { shortened, toInput } from './to-input'

export interface FoundAnswer {
  /** The question that was answered, which may name less than the one that was asked. */
  question: RecordQuestion
  found: FoundRecords
}

/**
 * By all words, or, if nothing has them, without those that are not understood, so that "none" is never said of a word that
 * may be no name of anything.
 */
export async function findRecords(
  tools: readonly RecordTool[],
  question: RecordQuestion,
  language: Language,
  asker: Asker,
): Promise<FoundAnswer> {
  const ofMaker = await findOfMaker(tools, question, language, asker)
  if (ofMaker) return ofMaker
  const ofPerson = await findOfPerson(tools, question, language, asker)
  if (ofPerson) return ofPerson
  const whole = { question, found: await findByAnyName(tools, question, language, asker) }
  if (whole.found.total > 0 || question.words.length === 0) return whole
  if (question.isGuess) return (await findByNumber(tools, question, language, asker)) ?? whole
  const head = headOf(question.words, language)
  const understood = await understoodWords(tools, question, language, asker)
  const fewer = [
    question.words.filter((word) => !question.optionalWords.includes(word)),
    understood,
    question.words.filter((word) => isOfTrade(word, language)),
    // A number says all, whatever the part is called.
    question.words.filter(isNumberOfPart),
    ...(isOfParts.has(question.topic) ? [nearHead(question.words, language)] : []),
    // A record that is named by its number is meant, whatever else is said of it.
    ...(question.number === undefined ? [] : [[]]),
  ]
  const isHeadKnown = isGlossaryWord(head, language)
  let none = whole
  const isNamed = understood.length > 0 || hasStranger(question)
  for (const words of fewer) {
    if (words.length === question.words.length || (words.length === 0 && isNamed && question.number === undefined))
      continue
    if (words.length > 0 && words.every(isFigure)) continue
    if (isHeadKnown && !words.includes(head) && !words.some(isNumberOfPart)) continue
    const dropped = question.words.filter((word) => !words.includes(word))
    const narrower = { ...question, words, unused: [...question.unused, ...dropped] }
    const answered = { question: narrower, found: await findByAnyName(tools, narrower, language, asker) }
    if (answered.found.total > 0) return answered
    if (words === understood) none = answered
  }
  const isClosest = isHeadKnown && namesParts.has(question.topic) && question.words.length > 1
  if (!isClosest) return none
  const alike = await findByAnyName(tools, { ...question, words: [head] }, language, asker)
  return { ...none, found: { ...none.found, instead: closestOf(alike, asker) ?? none.found.instead } }
}

/** "The old one, 332-20070": a number says which part it is. */
async function findByNumber(
  tools: readonly RecordTool[],
  question: RecordQuestion,
  language: Language,
  asker: Asker,
): Promise<FoundAnswer | undefined> {
  const words = question.words.filter(isNumberOfPart)
  if (words.length === 0 || words.length === question.words.length) return undefined
  const numbered = { ...question, words }
  const found = await findByAnyName(tools, numbered, language, asker)
  return found.total > 0 ? { question: numbered, found } : undefined
}

const MAX_CLOSEST = 3

/** What is of the same kind, where nothing is what is asked for. */
function closestOf({ facts }: FoundRecords, asker: Asker): FoundRecords['instead'] {
  const heading = inLanguage({ en: 'Closest', es: 'Lo más parecido' }, asker)
  return facts.length > 0 ? { heading, facts: facts.slice(0, MAX_CLOSEST) } : undefined
}

/** "Filters by Harrow": a name that is none of a customer may be that of a manufacturer. */
async function findOfMaker(
  tools: readonly RecordTool[],
  question: RecordQuestion,
  language: Language,
  asker: Asker,
): Promise<FoundAnswer | undefined> {
  if (question.unknownName === undefined || !isOfParts.has(question.topic)) return undefined
  const words = [...question.words, ...question.unknownName.toLowerCase().split(' ')]
  const asked = { ...question, words, unknownName: undefined }
  const found = await findByAnyName(tools, asked, language, asker)
  return found.total > 0 ? { question: asked, found } : undefined
}

/** "What did Rita Stone order": a name that is none of a machine or an organization may be somebody's. */
async function findOfPerson(
  tools: readonly RecordTool[],
  question: RecordQuestion,
  language: Language,
  asker: Asker,
): Promise<FoundAnswer | undefined> {
  if (!tools.some(({ input }) => input.includes('placedBy')) || question.number !== undefined) return undefined
  const { unknownName } = question
  const isNameless = (word: string) => word.length < MIN_NAME_LETTERS || isOfTrade(word, language)
  const person = unknownName?.split(' ') ?? question.words.filter((word) => !isNameless(word))
  if (person.length === 0 || person.length > MAX_NAME_WORDS) return undefined
  const words = unknownName === undefined ? question.words.filter(isNameless) : question.words
  const asked = { ...question, person, words, unknownName: undefined }
  const found = await find(tools, asked, language, asker)
  return found.isNobody ? undefined : { question: asked, found }
}

/** What is named by a noun with others: "oil filter" is a filter, as "filtro de aceite" is. */
function headOf(words: readonly string[], language: Language): string {
  const nouns = words.filter((word) => !isNumber(word) && word.length > 2)
  return (language === 'es' ? nouns[0] : nouns.at(-1)) ?? ''
}

/** Without the word that is farthest from the noun: "upper hose" of "radiator upper hose". */
const nearHead = (words: readonly string[], language: Language): string[] =>
  words.length < 3 ? [...words] : language === 'es' ? words.slice(0, -1) : words.slice(1)

const isOfParts: ReadonlySet<Topic> = new Set(['stock', 'stock_levels', 'kits', 'bundles'])

/** "Orders from bigfoot": a word that nobody knows is a name where one would be, and nothing has that name. */
const hasStranger = ({ words, optionalWords }: RecordQuestion): boolean =>
  words.some((word) => !optionalWords.includes(word) && !isEverydayWord(word, languageValues))

/** What is of the same kind may be meant: "the cylinder barrel quote". */
const namesParts: ReadonlySet<Topic> = new Set([...isOfParts, 'quotes', 'orders', 'returns'])

const MAX_NAME_WORDS = 3
const MIN_NAME_LETTERS = 3

const isNumber = (word: string): boolean => /\d/.test(word)

/** "12" and "12v" are measures of many things, if nobody knows what they are measures of. */
const isFigure = (word: string): boolean => /^\d{1,3}[a-z]{0,3}$/.test(word)

const isNumberOfPart = (word: string): boolean => isNumber(word) && !isFigure(word)

const isOfTrade = (word: string, language: Language): boolean => isNumber(word) || isGlossaryWord(word, language)

/** The words that name something: those of the trade, and those by which the asker's records are found. */
async function understoodWords(
  tools: readonly RecordTool[],
  question: RecordQuestion,
  language: Language,
  asker: Asker,
): Promise<string[]> {
  const alone = { ...question, subjects: [], period: undefined, state: undefined, number: undefined, skip: 0 }
  const understood: string[] = []
  let searches = 0
  // One after the other, as each may read the whole history of a customer.
  for (const word of question.words) {
    const isSought = !isOfTrade(word, language) && !isEverydayWord(word, [language]) && searches++ < MAX_SEARCHES
    const isFound = isSought && (await find(tools, { ...alone, words: [word] }, language, asker)).total > 0
    if (isFound || isOfTrade(word, language)) understood.push(word)
  }
  return understood
}

/** A question with more words that nobody knows is not understood anyway. */
const MAX_SEARCHES = 3

/** Of what has no order, none is the oldest or the largest: all are found, and the word is not considered. */
export function withoutOrder(tools: readonly RecordTool[], question: RecordQuestion): RecordQuestion {
  const { asked, askedWords, topic, by } = question
  const isOrdered = tools.some(({ input }) => input.includes('sort')) || topic === 'due' || by !== undefined
  // Machines have an age and no size.
  const ofMachines = topic === 'machines' && by === undefined ? sizes : []
  const inOrder = (isOrdered ? ofMachines : orders).filter((one) => asked.has(one))
  if (inOrder.length === 0) return question
  return {
    ...question,
    asked: new Set([...asked].filter((one) => !inOrder.includes(one))),
    unused: [...question.unused, ...inOrder.flatMap((one) => askedWords.get(one) ?? [])],
  }
}

const sizes: Asked[] = ['largest', 'smallest']
const orders: Asked[] = ['last', 'first', ...sizes]

/** By the words themselves, or, if nothing has them, by other names of what they name. */
async function findByAnyName(
  tools: readonly RecordTool[],
  question: RecordQuestion,
  language: Language,
  asker: Asker,
): Promise<FoundRecords> {
  const found = await find(tools, question, language, asker)
  if (found.total > 0 || question.words.length === 0) return found
  const wider = widerAlternativesOf(question.words, language)
  return wider.length > 0 ? await find(tools, question, language, asker, wider) : found
}

/** What all tools of a topic find, the newest first. */
async function find(
  tools: readonly RecordTool[],
  question: RecordQuestion,
  language: Language,
  asker: Asker,
  alternatives = alternativesOf(question.words, language),
): Promise<FoundRecords> {
  const places = question.place ? placeAlternativesOf(question.place) : undefined
  const input = { ...toInput(question, alternatives), places }
  const { skip = 0, limit } = input
  // Of several tools' records, only all together have an order; some tools pass over none.
  const isSkipped = tools.every((tool) => tool.input.includes('skip')) && tools.length === 1
  const asked = isSkipped ? input : { ...input, skip: 0, limit: limit + skip }
  const found = await Promise.all(tools.map((tool) => tool.find(asked, asker)))
  const total = found.reduce((sum, one) => sum + one.total, 0)
  const facts = found.flatMap((one) => one.facts)
  const inOrder = tools.length > 1 ? facts.toSorted((one, other) => timeOf(other.at) - timeOf(one.at)) : facts
  const [first] = found
  const notes = new Set(found.flatMap(({ note }) => note ?? []))
  const roleLimits = new Set(found.flatMap(({ roleLimit }) => roleLimit ?? []))
  return {
    facts: shortened(isSkipped ? inOrder.slice(0, limit) : inOrder.slice(skip, skip + limit), total, question),
    total,
    heading: first?.heading,
    refusal: first?.refusal,
    isNobody: first?.isNobody,
    sum: first?.sum,
    figure: first?.figure,
    average: first?.average,
    none: first?.none,
    instead: found.find(({ instead }) => instead)?.instead,
    roleLimit: [...roleLimits].join(' ') || undefined,
    note: [...notes].join(' ') || undefined,
  }
}

const timeOf = (moment: Date | undefined): number => moment?.getTime() ?? 0

type TitlesOf = (question: RecordQuestion) => readonly string[]

/** What a question may name, by the properties that it becomes. */
const titles: readonly (readonly [properties: readonly (keyof ToolInput)[], titlesOf: TitlesOf])[] = [
  [['period'], ({ period }) => (period ? [period.title] : [])],
  [
    ['instanceIds', 'modelIds'],
    ({ subjects }) => subjects.flatMap(({ instanceIds, title }) => (instanceIds ? [title] : [])),
  ],
  [
    ['organizationId', 'writerId'],
    ({ subjects }) => subjects.flatMap(({ organizationId, title }) => (organizationId ? [title] : [])),
  ],
  [['amount'], ({ amount }) => (amount ? [amount.title] : [])],
  [['number'], ({ number }) => (number ? [number] : [])],
  [['state'], ({ state, stateTitle }) => (state && stateTitle ? [stateTitle] : [])],
  [['words'], ({ words }) => words],
  [['over', 'under'], ({ limits }) => limits.titles],
  [['places'], ({ place }) => (place ? [place] : [])],
]

/** What a question names that none of the tools chooses records by. */
export function unusedBy(tools: readonly RecordTool[], question: RecordQuestion): string[] {
  const used = new Set(tools.flatMap(({ input }) => input))
  const unused = titles.filter(([properties]) => !properties.some((property) => used.has(property)))
  return [...question.unused, ...unused.flatMap(([, titlesOf]) => titlesOf(question))]
}
