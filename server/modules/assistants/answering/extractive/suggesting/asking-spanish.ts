import { normalise } from '../../../../../languages/text/normalise'
import { withinSentence } from '../statement/letter-case'
import { isSpanishAction, ofThe, type SpanishPhrase, spanish } from '../statement/spanish'
import type { Asking } from './asking'

// Both lists: written by the project's authors from general knowledge of technical Spanish, without accents.
const split = (words: string) => new Set(words.split(' '))
const masculineActions = split(
  'cambio reemplazo ajuste engrase vaciado llenado drenaje desmontaje montaje apriete tensado',
)
const feminineActions = split(
  'sustitucion comprobacion revision inspeccion verificacion limpieza lubricacion purga instalacion extraccion regulacion',
)

const infinitive = /[aei]r$/

/** Whole questions in Spanish. */
export const askingSpanish: Asking<SpanishPhrase> = {
  grammar: {
    ...spanish,
    // "El ancho" does not say of what.
    quantity: (phrase) =>
      phrase.text.includes(' ') ? spanish.quantity(phrase) && `¿Cuál es ${phrase.article} ${phrase.text}` : undefined,
    quantityOf: (noun, thing) => `¿Cuál es ${noun.article} ${noun.text} ${ofThe(thing)}`,
    amountOf({ article, text }) {
      if (isPlural(article)) return undefined
      return `¿${article === 'la' ? 'Cuánta' : 'Cuánto'} ${text} lleva`
    },
    capacityOf: (phrase) => spanish.capacityOf(phrase) && `¿Cuánto lleva ${phrase.article} ${phrase.text}`,
    specificationFor: (noun, { article, text }) =>
      spanish.fluids.has(noun.head)
        ? `¿Qué ${noun.text} ${isPlural(article) ? 'llevan' : 'lleva'} ${article} ${text}`
        : undefined,
    atInterval: (period, thing) =>
      spanish.atInterval(period, thing) &&
      `¿Cada cuánto hay que ${period.task.toLowerCase()} ${thing.article} ${thing.text}`,
  },
  partNumber: (part) => `¿Cuál es el número de pieza ${ofThe(part)}`,
  procedure(heading) {
    const [first = '', ...rest] = heading
      .replace(/^cómo\s/i, '')
      .split(' ')
      .map((word) => withinSentence(word, 'es'))
    const action = normalise(first).trim()
    if (infinitive.test(action) && isSpanishAction(action))
      return withObject(`¿Cómo puedo ${first.toLowerCase()}`, rest.join(' '))
    const article = masculineActions.has(action) ? 'el' : feminineActions.has(action) ? 'la' : undefined
    const thing = /^(?:de(?=l )|de )(.+)$/.exec(rest.join(' '))?.[1]?.replace(/^l /, 'el ')
    const object = thing === undefined ? undefined : readObject(thing)
    return article && object
      ? withCondition(`¿Cómo se hace ${article} ${first.toLowerCase()} ${ofThe(object)}`, object)
      : undefined
  },
}

const isPlural = (article: string) => article.endsWith('s')

function withObject(verb: string, text: string): string | undefined {
  const object = readObject(text)
  return object && withCondition(`${verb} ${object.article} ${object.text}`, object)
}

const withCondition = (question: string, { condition }: SpanishPhrase) =>
  [question, condition].filter(Boolean).join(' ')

/** A noun phrase with its article, if it has one, which must be right. */
function readObject(text: string): SpanishPhrase | undefined {
  const [, article, bare = text] = /^(el|la|los|las) (.+)$/i.exec(text) ?? []
  const phrase = spanish.read(bare)
  return phrase && (article === undefined || article.toLowerCase() === phrase.article) ? phrase : undefined
}
