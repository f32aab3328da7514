import type { RemovalReason, SupportedStatement } from './checked-reply'
import { isGiven, type Reply, type WrittenReply } from './write-reply'

/** Why each of the statements may not be shown; undefined for one that may. */
export type Confirm = (statements: readonly SupportedStatement[]) => Promise<readonly (RemovalReason | undefined)[]>

interface Confirmation {
  statements: readonly SupportedStatement[]
  reasons: ReturnType<Confirm>
}

/**
 * Has a reply confirmed in a second reading, while it is written. Statements are confirmed in groups of one, two, four and so
 * on: the first can be shown at once, a long reply needs few requests, and the groups depend on nothing but the reply, so that
 * recorded requests are found again.
 * @returns the whole reply, without what was not confirmed. If it is not given anyway, no further statement is read
 */
export async function* confirmReply(
  writing: WrittenReply,
  confirm: Confirm,
): AsyncGenerator<SupportedStatement, Reply> {
  const confirmations: Confirmation[] = []
  const sent = new Set<SupportedStatement>()
  const unconfirmed = new Map<SupportedStatement, RemovalReason>()
  const waiting: SupportedStatement[] = []
  let groupSize = 1

  function send(statements: readonly SupportedStatement[]) {
    const reasons = confirm(statements)
    // Nobody may be left to wait for it.
    reasons.catch(() => undefined)
    confirmations.push({ statements, reasons })
    for (const statement of statements) sent.add(statement)
  }

  function* conclude({ statements }: Confirmation, reasons: readonly (RemovalReason | undefined)[]) {
    for (const [at, statement] of statements.entries()) {
      const reason = reasons[at]
      if (reason) unconfirmed.set(statement, reason)
      else if (unconfirmed.size === 0) yield statement
    }
  }

  /** Passes on what is confirmed until more is written. */
  async function* writtenNext() {
    const written = writing.next().then((result) => ({ result }))
    for (;;) {
      const [oldest] = confirmations
      const next = await Promise.race([
        written,
        ...(oldest ? [oldest.reasons.then((reasons) => ({ oldest, reasons }))] : []),
      ])
      if ('result' in next) return next.result
      confirmations.shift()
      yield* conclude(next.oldest, next.reasons)
    }
  }

  /** What a step wrote that called tools is no reply, whatever becomes of it. */
  function forget() {
    confirmations.length = 0
    waiting.length = 0
    unconfirmed.clear()
    groupSize = 1
  }

  for (;;) {
    const { done, value } = yield* writtenNext()
    if (done) {
      const unread = value.nearest || !isGiven(value) ? [] : value.supported.filter((statement) => !sent.has(statement))
      if (unread.length > 0) send(unread)
      for (const confirmation of confirmations) {
        const confirmed = [...conclude(confirmation, await confirmation.reasons)]
        if (value.removed.length === 0) yield* confirmed
      }
      return without(value, unconfirmed)
    }
    if (value === undefined) forget()
    else waiting.push(value)
    if (waiting.length === groupSize) {
      send(waiting.splice(0))
      groupSize *= 2
    }
  }
}

function without(reply: Reply, unconfirmed: ReadonlyMap<SupportedStatement, RemovalReason>): Reply {
  const [lead] = reply.supported
  return {
    ...reply,
    supported: reply.supported.filter((statement) => !unconfirmed.has(statement)),
    removed: [
      ...reply.removed,
      ...reply.supported.flatMap((statement) => {
        const reason = unconfirmed.get(statement)
        return reason ? [{ statement, objections: [...statement.doubts, reason] }] : []
      }),
    ],
    lacksLead: reply.lacksLead || (lead !== undefined && unconfirmed.has(lead)),
  }
}
