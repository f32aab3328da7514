import { languageValues } from '#contract/platform-limits'
import type { Language } from '../../../../domain/text'

/** What begins another question behind "and" or a full stop. */
const beginnings: Record<Language, string> = {
  en: 'what|whats|when|where|wheres|who|whose|which|how|is|are|do|does|did|has|have|was|were|can|will|show|list|find|any',
  es: 'que|qué|cual|cuál|cuales|cuáles|cuando|cuándo|donde|dónde|quienes|quiénes|quien|quién|cuanto|cuánto|cuanta|cuánta|cuantos|cuántos|cuantas|cuántas|como|cómo|a que|a qué|a cuanto|a cuánto|en que|en qué|hay(?! que)|esta|está|estan|están|tiene|tienen|muestra|muéstrame|dime',
}

const joints: Record<Language, string> = { en: 'and(?: also)?|also', es: 'y(?: también| tambien)?|también|tambien' }

/** "Where is order 1048, has all of it shipped?" */
const ofIt: Record<Language, string> = {
  en: '(?:has|have|is|are|did|was|were) (?:all of )?(?:it|they|them|that|everything)(?!\\p{L})',
  es: '(?:lo|los|la|las|se) ',
}

const ofBoth = (words: Record<Language, string>): string => languageValues.map((language) => words[language]).join('|')

/** In a text whose blanks are single, so that the time of a search grows with the length alone. */
const boundary = new RegExp(
  String.raw`(?: ?[?!.;]{1,3} (?:(?:${ofBoth(joints)}) )?| ?,? (?:${ofBoth(joints)}) |, (?=${ofBoth(ofIt)}))(?=[¿¡]?(?:${ofBoth(beginnings)})(?!\p{L}))`,
  'giu',
)

/** More than these are a story. */
const MAX_PARTS = 3

/** "How many quotes and invoices are there" counts both. */
const counted: Record<Language, RegExp> = {
  en: /^(?<count>(?:and )?how many) (?<one>\p{L}+(?: \p{L}+)?) and (?<other>\p{L}+(?: \p{L}+)?)(?<rest>(?: (?:are|were|do|did|have|has|does|can)(?!\p{L}).*)?)$/iu,
  es: /^[¿¡]?(?<count>(?:y )?cu[aá]nt[oa]s) (?<one>\p{L}+(?: de \p{L}+)?) y (?<other>\p{L}+(?: de \p{L}+)?)(?<rest>(?: (?:hay|tenemos|tengo|tienen|tiene|hubo|hicimos|se|est[aá]n)(?!\p{L}).*)?)$/iu,
}

/** What is counted of two kinds, as a question for each; undefined for any other question. */
export function splitCount(text: string): string[] | undefined {
  const line = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[?!.\s]+$/, '')
  for (const language of languageValues) {
    const { count, one, other, rest } = counted[language].exec(line)?.groups ?? {}
    if (count && one && other) return [one, other].map((noun) => `${count} ${noun}${rest}`)
  }
  return undefined
}

/** The questions that one sentence or several ask: "where is Loader 3 and what was its last reading". */
export function splitQuestion(text: string): string[] {
  const line = text.trim().replace(/\s+/g, ' ')
  const parts = line
    .split(boundary)
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.length > 0 && parts.length <= MAX_PARTS ? parts : [text]
}

const pronouns: readonly RegExp[] = [
  /(?<!\p{L})(?:it|its|they|them|their|that|each|this one|su|sus|lo|le|les|cada un[oa])(?!\p{L})/iu,
  // Elsewhere these are articles: "quién la pidió", but not "la entrega"; "¿y de ese?", but not "ese cliente".
  /(?<!\p{L})(?:qui[eé]n|cu[aá]ndo|c[oó]mo|d[oó]nde|ya|no|se) (?:la|los|las)(?!\p{L})/iu,
  /(?<!\p{L})(?:est[ea]|es[ea]|esto|eso)(?=\P{L}*$)/iu,
]

/** Whether a question means what the one before it names. */
export const hasPronoun = (text: string): boolean => pronouns.some((one) => one.test(text))

const predicate: RegExp = /^[¿¡]?(?:is|are|do|does|did|has|have|was|were|can|will|est[aá]n?)(?!\p{L})/iu

/** Whether a part has a verb and no subject of its own, as "are still open" has none. */
export const isPredicate = (text: string): boolean => predicate.test(text) && !hasPronoun(text)
