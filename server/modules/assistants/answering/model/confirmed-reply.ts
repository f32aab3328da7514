import type { RemovalReason, SupportedStatement } from './checked-reply'
import { isGiven, type Reply } from './write-reply'

/** Why each of the statements may not be shown; undefined for one that may. */
export type Confirm = (statements: readonly SupportedStatement[]) => Promise<readonly (RemovalReason | undefined)[]>

interface Reading {
  statements: readonly SupportedStatement[]
  reasons: ReturnType<Confirm>
}

/**
 * Holds a reply that is being written to a second reading, while it is written. Statements are read in groups of one, two,
 * four and so on: the first can be shown at once, a long reply needs few requests, and the groups depend on nothing but the
 * reply, so that recorded requests are found again.
 * @returns the whole reply, in which what was not confirmed is removed; unread if so much was removed that it is not given
 */
export async function* confirmReply(
  writing: AsyncGenerator<SupportedStatement, Reply>,
  confirm: Confirm,
): AsyncGenerator<SupportedStatement, Reply> {
  const readings: Reading[] = []
  const sent = new Set<SupportedStatement>()
  const doubted = new Map<SupportedStatement, RemovalReason>()
  const waiting: SupportedStatement[] = []
  let groupSize = 1

  function read(statements: readonly SupportedStatement[]) {
    const reasons = confirm(statements)
    // Nobody may be left to wait for it.
    reasons.catch(() => undefined)
    readings.push({ statements, reasons })
    for (const statement of statements) sent.add(statement)
  }

  function* conclude({ statements }: Reading, reasons: readonly (RemovalReason | undefined)[]) {
    for (const [at, statement] of statements.entries()) {
      const reason = reasons[at]
      if (reason) doubted.set(statement, reason)
      else if (doubted.size === 0) yield statement
    }
  }

  /** Passes on what is confirmed until more is written. */
  async function* writtenNext() {
    const written = writing.next().then((result) => ({ result }))
    for (;;) {
      const [oldest] = readings
      const next = await Promise.race([
        written,
        ...(oldest ? [oldest.reasons.then((reasons) => ({ oldest, reasons }))] : []),
      ])
      if ('result' in next) return next.result
      readings.shift()
      yield* conclude(next.oldest, next.reasons)
    }
  }

  for (;;) {
    const { done, value } = yield* writtenNext()
    if (done) {
      if (value.nearest || !isGiven(value)) return value
      const unread = value.supported.filter((statement) => !sent.has(statement))
      if (unread.length > 0) read(unread)
      for (const reading of readings) {
        const confirmed = [...conclude(reading, await reading.reasons)]
        if (value.removed.length === 0) yield* confirmed
      }
      return withoutDoubted(value, doubted)
    }
    waiting.push(value)
    if (waiting.length === groupSize) {
      read(waiting.splice(0))
      groupSize *= 2
    }
  }
}

function withoutDoubted(reply: Reply, doubted: ReadonlyMap<SupportedStatement, RemovalReason>): Reply {
  const [lead] = reply.supported
  return {
    ...reply,
    supported: reply.supported.filter((statement) => !doubted.has(statement)),
    removed: [
      ...reply.removed,
      ...reply.supported.flatMap((statement) => {
        const reason = doubted.get(statement)
        return reason ? [{ statement, objections: [...statement.doubts, reason] }] : []
      }),
    ],
    lacksLead: reply.lacksLead || (lead !== undefined && doubted.has(lead)),
  }
}
