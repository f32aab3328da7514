import { byteOrderMark, csvLine } from '../../csv/write-csv'
import type { Language, Text } from '../../domain/text'
import type { Feedback } from './feedback'

const words: Record<Feedback['rating' | 'assistant' | 'confidence'], Text> = {
  up: { en: 'Helpful', es: 'Útil' },
  down: { en: 'Not helpful', es: 'No útil' },
  general: { en: 'General', es: 'General' },
  operations: { en: 'Operations', es: 'Operación' },
  parts: { en: 'Parts', es: 'Piezas' },
  sure: { en: 'Certain', es: 'Segura' },
  unsure: { en: 'Not certain', es: 'No segura' },
  none: { en: 'No answer', es: 'Sin respuesta' },
}

/** The columns in the words of the screen (decision 104); the server does not know the reader's time zone. */
const columns: readonly [head: Text, cell: (feedback: Feedback, language: Language) => string][] = [
  [{ en: 'Given at (UTC)', es: 'Fecha (UTC)' }, ({ givenAt }) => givenAt.toISOString().slice(0, 16).replace('T', ' ')],
  [{ en: 'Rating', es: 'Valoración' }, ({ rating }, language) => words[rating][language]],
  [{ en: 'Reason', es: 'Motivo' }, ({ reason }) => reason],
  [{ en: 'Assistant', es: 'Asistente' }, ({ assistant }, language) => words[assistant][language]],
  [{ en: 'Machine', es: 'Máquina' }, ({ machine }) => machine ?? ''],
  [{ en: 'Question', es: 'Pregunta' }, ({ question }) => question],
  [{ en: 'Answer', es: 'Respuesta' }, ({ answer }) => answer],
  [{ en: 'Confidence', es: 'Confianza' }, ({ confidence }, language) => words[confidence][language]],
  [{ en: 'Person', es: 'Persona' }, ({ person }) => person],
  [{ en: 'Organization', es: 'Organización' }, ({ organization }) => organization ?? ''],
  [{ en: 'Conversation', es: 'Conversación' }, ({ conversationId }) => conversationId],
]

/** The first line of the table (RFC 4180): the names of its columns. */
export const tableHead = (language: Language): string =>
  byteOrderMark + csvLine(columns.map(([head]) => head[language]))

/** One line of the table. */
export const tableRow = (feedback: Feedback, language: Language): string =>
  csvLine(columns.map(([, cell]) => cell(feedback, language)))
