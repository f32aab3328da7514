import { createHash } from 'node:crypto'
import { Socket } from 'node:net'
import pg from 'pg'

/** How often a statement is sent before it is prepared: what is sent once is not worth it. */
const THRESHOLD = 5
/** A statement of more values writes many rows; another number of rows makes another, which is seldom sent again. */
const MAX_VALUES = 200
/** Each connection has its own prepared statements in the database's memory. */
const MAX_STATEMENTS = 500
/**
 * The best plan of a search depends on what is searched, which the plan of a prepared statement does not know. Comparisons
 * such as `~<~` are no searches.
 */
const searches = /\b(?:i?like|similar to)\b|(?<![<>=])~(?![<>])/i
/** A migration changes what it answers, which a prepared statement may not. */
const allColumns = /(?:select|returning|\.|,)\s*\*/i

/**
 * A connection that prepares the statements which it sends again and again, so that the database parses and plans them
 * once instead of each time (decision 45).
 */
export class PreparingClient extends pg.Client {
  /** Whether a query has not been answered yet. */
  isWaiting = false

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const send = this.query.bind(this)
    const nameOf = createNaming()
    this.on('drain', () => {
      this.isWaiting = false
    })
    Object.defineProperty(this, 'query', {
      value: (...sent: unknown[]) => {
        this.isWaiting = true
        const [text, values, callback] = sent
        const isAgain = typeof text === 'string' && Array.isArray(values) && values.length <= MAX_VALUES
        const name = isAgain ? nameOf(text) : undefined
        return Reflect.apply(send, undefined, name === undefined ? sent : [{ name, text, values }, undefined, callback])
      },
    })
  }

  /**
   * Ends the connection when a query is not answered at all: a lost connection may never report an error, and its query
   * would wait for good. To be called once it is connected.
   */
  endUnanswered(limitMs: number): void {
    const { stream } = this.connection
    if (!(stream instanceof Socket)) return
    stream.setTimeout(limitMs, () => {
      if (this.isWaiting) stream.destroy(new Error('Connection terminated: the database does not answer'))
    })
  }
}

/** Returns a function that names a statement once it is to be prepared on this connection. */
function createNaming() {
  const sent = new Map<string, number>()
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined || names.size >= MAX_STATEMENTS) return name
    const count = (sent.get(text) ?? 0) + 1
    if (count < THRESHOLD) {
      if (sent.size >= MAX_STATEMENTS * 10) sent.clear()
      sent.set(text, count)
      return undefined
    }
    sent.delete(text)
    if (searches.test(text) || allColumns.test(text)) return undefined
    names.set(text, createHash('sha256').update(text).digest('base64url'))
    return names.get(text)
  }
}
