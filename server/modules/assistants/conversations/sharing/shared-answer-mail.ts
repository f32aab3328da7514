import { inEachLanguage, type Text } from '../../../../domain/text'
import { signalWord } from '../../../../languages/signal-words'
import type { EmailMessage } from '../../../notifications'
import { wasWrittenByModel } from '../../answering/model/model-trace'
import { plainAnswer, type SharedAnswer } from './shared-answer'

interface Sharing extends SharedAnswer {
  /** Whoever shares it. */
  by: string
  organizationId: string | null
  /** Null if none was chosen. */
  machine: string | null
  pages: NonNullable<EmailMessage['pages']>
  /** Where the assistant can be asked; undefined for those who cannot sign in. */
  url: string | undefined
}

/** An answer with its question and its sources, for whoever it is shared with. */
export function sharedAnswerEmail(to: string, sharing: Sharing): EmailMessage {
  const { by, organizationId, machine, question, answer, pages, url } = sharing
  const response = plainAnswer(answer.response)
  const safety = answer.safety.map(({ level, text }) =>
    inEachLanguage((language) => `${signalWord(level, language)}: ${text}`),
  )
  const warnings = answer.warnings.map((warning) => (typeof warning === 'string' ? same(warning) : warning))
  return {
    kind: 'answer_shared',
    to,
    organizationId,
    subject: machine
      ? { en: `Answer about the ${machine}`, es: `Respuesta sobre ${machine}` }
      : { en: `${by} shared an answer with you`, es: `${by} ha compartido con usted una respuesta` },
    paragraphs: [
      machine
        ? {
            en: `${by} shared an answer about the ${machine} with you.`,
            es: `${by} ha compartido con usted una respuesta sobre ${machine}.`,
          }
        : { en: `${by} shared an answer with you.`, es: `${by} ha compartido con usted una respuesta.` },
      { en: `Question: ${question}`, es: `Pregunta: ${question}` },
      ...warnings,
      ...safety,
      { en: `Answer: ${response}`, es: `Respuesta: ${response}` },
      ...(wasWrittenByModel(answer) && !answer.refused ? [writtenByModel] : []),
    ],
    pages,
    ...(url && { action: { label: { en: 'Ask a question', es: 'Hacer una pregunta' }, url } }),
  }
}

const writtenByModel: Text = {
  en: 'Written by a language model, each sentence checked against its source.',
  es: 'Escrito por un modelo de lenguaje; cada frase se comprobó con su fuente.',
}

/** Older answers have their warnings in English alone. */
const same = (text: string): Text => ({ en: text, es: text })
