import type { Feedback } from './feedback'

/** Tells a spreadsheet that the table is UTF-8. */
const byteOrderMark = '\ufeff'

/** What a spreadsheet would take for a formula, and run; some read the wide signs of East Asia so too. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

const columns: readonly [head: string, cell: (feedback: Feedback) => string][] = [
  ['Given at (UTC)', ({ givenAt }) => givenAt.toISOString()],
  ['Rating', ({ rating }) => rating],
  ['Reason', ({ reason }) => reason],
  ['Assistant', ({ assistant }) => assistant],
  ['Machine', ({ machine }) => machine],
  ['Question', ({ question }) => question],
  ['Answer', ({ answer }) => answer],
  ['Refused', ({ refused }) => (refused ? 'yes' : 'no')],
  ['Person', ({ person }) => person],
  ['Organization', ({ organization }) => organization ?? ''],
  ['Conversation', ({ conversationId }) => conversationId],
]

/** The first line of the table (RFC 4180): the names of its columns. */
export const tableHead = (): string => byteOrderMark + line(columns.map(([head]) => head))

/** One line of the table. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
export const tableRow = (feedback: Feedback): string => line(columns.map(([, cell]) => cell(feedback)))

const line = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`

const quoted = (text: string) => `"${defused(text).replaceAll('"', '""')}"`

const defused = (text: string) => (formulaStart.test(text) ? `'${text}` : text)
