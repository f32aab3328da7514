import type { Side } from '../../access'
import type { Database } from '../../db/connection'
import type { Outbox } from '../notifications'
import { emailOfActive, emailsOfAdmins } from './admin.repository'
import type { Link } from './link'
import { linkAcceptedEmail, linkDeclinedEmail, linkEndedEmail } from './link-mail'

interface Decision {
  /** Whose request it was, if it was one. */
  requestedBy: string | null
  /** On which sides whoever decided stands. */
  by: readonly Side[]
}

/** Who is told by e-mail of what was decided: the person who asked; of an end, the admins of the other side. */
export function createLinkNews(outbox: Outbox) {
  const url = outbox.addressOf('/addresses')
  return {
    async tell(trx: Database, { status, dealership, operator, email }: Link, { requestedBy, by }: Decision) {
      if (!operator) return
      const sides = { dealership, operator }
      if (status === 'ENDED') {
        for (const side of ['dealership', 'operator'] as const) {
          if (by.length === 1 && by.includes(side)) continue
          const other = side === 'dealership' ? operator : dealership
          for (const to of await emailsOfAdmins(trx, sides[side].id)) {
            await outbox.send(trx, linkEndedEmail(to, sides[side], other, url))
          }
        }
        return
      }
      const asker = await emailOfActive(trx, requestedBy)
      if (!asker) return
      if (status === 'ACTIVE') await outbox.send(trx, linkAcceptedEmail(asker, sides, url))
      if (status === 'DECLINED' && email) await outbox.send(trx, linkDeclinedEmail(asker, dealership, email, url))
    },
  }
}
