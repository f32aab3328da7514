import { byteOrderMark, csvLine } from '../../csv/write-csv'
import type { Feedback } from './feedback'

const columns: readonly [head: string, cell: (feedback: Feedback) => string][] = [
  ['Given at (UTC)', ({ givenAt }) => givenAt.toISOString().slice(0, 16).replace('T', ' ')],
  ['Rating', ({ rating }) => rating],
  ['Reason', ({ reason }) => reason],
  ['Assistant', ({ assistant }) => assistant],
  ['Machine', ({ machine }) => machine],
  ['Question', ({ question }) => question],
  ['Answer', ({ answer }) => answer],
  ['Confidence', ({ confidence }) => confidence],
  ['Person', ({ person }) => person],
  ['Organization', ({ organization }) => organization ?? ''],
  ['Conversation', ({ conversationId }) => conversationId],
]

/** The first line of the table (RFC 4180): the names of its columns. */
export const tableHead = (): string => byteOrderMark + csvLine(columns.map(([head]) => head))

/** One line of the table. */
export const tableRow = (feedback: Feedback): string => csvLine(columns.map(([, cell]) => cell(feedback)))
