import type { Text } from '../../../domain/text'

export const notVisible = (records: Text): Text => ({
  en: `Your role does not see ${records.en}.`,
  es: `Su rol no ve ${records.es}.`,
})

export const unknownName = (name: string): Text => ({
  en: `Nothing that you may see is called “${name}”.`,
  es: `Nada de lo que usted puede ver se llama «${name}».`,
})

export const unknownNumber = (number: string): Text => ({
  en: `Nothing that you may see has the number ${number}.`,
  es: `Nada de lo que usted puede ver tiene el número ${number}.`,
})

export const whichMachine = (count: number): Text => ({
  en: `Which of your ${count} machines do you mean? Name or choose one.`,
  es: `¿A cuál de sus ${count} máquinas se refiere? Nómbrela o elíjala.`,
})

/** What of a question the records were not chosen by. */
export const notConsidered = (words: readonly string[]): Text => ({
  en: `Not considered: ${words.map((word) => `“${word}”`).join(', ')}.`,
  es: `No se ha tenido en cuenta: ${words.map((word) => `«${word}»`).join(', ')}.`,
})

export const nothingWaits: Text = { en: 'Nothing is waiting.', es: 'No hay nada pendiente.' }

/** Where the third of two is asked for. */
export const noMore = (total: number): Text => ({
  en: total === 1 ? 'There is only one.' : `There are only ${total}.`,
  es: `No hay más que ${total}.`,
})

export const notAnswered = (question: string): Text => ({
  en: `Not answered: “${question}” Ask it by itself.`,
  es: `Sin responder: «${question}» Pregúntelo por separado.`,
})

export const noAverage: Text = { en: 'No average was calculated.', es: 'No se ha calculado ningún promedio.' }
