import { english, isEnglishQuantity, isEnglishVerb, preposition } from '../statement/english'
import { withinSentence } from '../statement/letter-case'
import type { Asking } from './asking'

// All lists: written by the project's authors from general knowledge of technical English.
const split = (words: string) => new Set(words.split(' '))
/** Their forms in "-ing" are no part of a name, as in "cleaning agent", so that no article has to follow. */
const plainGerunds = split('remove replace install reinstall inspect check change disconnect reconnect disassemble')
/** No name begins with them, as "check valve" and "drive belt" do. */
const plainImperatives = split('remove replace install reinstall inspect disconnect reconnect tighten loosen')
/** What is done with the manual rather than with the machine: "Using the schedule". */
const aboutText = split('use see refer')
/** Some words of what is done are nouns: "installation". */
const isNoun = /(?:ion|ment|al|ance|age|ing|ery|bly|down|keep)$/
const verbsOfNouns: Record<string, string> = {
  change: 'change',
  check: 'check',
  adjustment: 'adjust',
  replacement: 'replace',
  removal: 'remove',
  installation: 'install',
  inspection: 'inspect',
  cleaning: 'clean',
  lubrication: 'lubricate',
}

/** Whole questions in English. */
export const askingEnglish: Asking = {
  grammar: {
    ...english,
    // "The width" does not say of what.
    quantity: ({ text }) => (text.includes(' ') ? `What is the ${text}` : undefined),
    quantityOf: (noun, thing, measure) => `What is the ${noun.text} ${preposition(measure)} the ${thing.text}`,
    amountOf: ({ text }) => `How much ${text} does it take`,
    capacityOf: (container) => english.capacityOf(container) && `How much does the ${container.text} take`,
    specificationFor: (noun, thing) =>
      english.fluids.has(noun.head) ? `Which ${noun.text} is right for the ${thing.text}` : undefined,
    atInterval: (period, thing) =>
      english.atInterval(period, thing) && `How often do I ${period.task.toLowerCase()} the ${thing.text}`,
  },
  partNumber: ({ text }) => `What is the part number of the ${text}`,
  procedure(heading) {
    const words = heading
      .replace(/^(?:how )?to\s/i, '')
      .split(' ')
      .map((word) => withinSentence(word, 'en'))
    return verbFirst(words) ?? nounLast(words)
  },
}

/** "Changing the engine oil", "Remove and install the filter", "Removal of the filter" */
function verbFirst(words: readonly string[]): string | undefined {
  const [first = '', second = '', third = ''] = words
  const named = second === 'of' ? verbsOfNouns[first.toLowerCase()] : undefined
  if (named) return howTo(named, words.slice(2).join(' '))
  const verb = readVerb(first)
  const other = second === 'and' ? readVerb(third) : undefined
  if (!verb || (second === 'and' && !other)) return undefined
  const rest = words.slice(other ? 3 : 1)
  if (rest[0] === 'of') rest.shift()
  const isCertain = rest[0]?.toLowerCase() === 'the' || verb.isPlain
  return isCertain ? howTo(other ? `${verb.text} and ${other.text}` : verb.text, rest.join(' ')) : undefined
}

/** "Engine oil change" */
function nounLast(words: readonly string[]): string | undefined {
  const verb = verbsOfNouns[words.at(-1) ?? '']
  const text = words.slice(0, -1).join(' ')
  const object = english.read(text)
  const isNamed = object && object.condition === '' && (english.isThing(object) || isEnglishQuantity(object.head))
  return verb && isNamed ? howTo(verb, text) : undefined
}

function howTo(verb: string, text: string): string | undefined {
  const object = english.read(text)
  return object && [`How do I ${verb} the ${object.text}`, object.condition].filter(Boolean).join(' ')
}

/** The verb of an imperative or of a form in "-ing". */
function readVerb(word: string): { text: string; isPlain: boolean } | undefined {
  const lower = word.toLowerCase()
  const stem = /^(\p{L}{2,})ing$/u.exec(lower)?.[1]
  const forms = stem === undefined ? [lower] : [`${stem}e`, stem, stem.replace(/(\p{L})\1$/u, '$1')]
  const text = forms.find((form) => isEnglishVerb(form) && !isNoun.test(form) && !aboutText.has(form))
  const plain = stem === undefined ? plainImperatives : plainGerunds
  return text === undefined ? undefined : { text, isPlain: plain.has(text) }
}
