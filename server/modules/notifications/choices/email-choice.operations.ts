import type { Database } from '../../../db/connection'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { emailTopics } from './email-choice'
import { findChoices, storeChoices } from './email-choice.repository'

/** Which e-mails the caller gets. */
export const emailChoiceOperations = ({ db, transact }: { db: Database; transact: Transact }) =>
  ({
    getEmailChoices: async ({ caller }) => ({ status: 200, body: await findChoices(db, caller.userId) }),

    changeEmailChoices: async ({ body, caller }) => {
      const chosen = emailTopics.flatMap((topic) => {
        const frequency = body[topic]
        return frequency ? [{ topic, frequency }] : []
      })
      await transact((trx) => storeChoices(trx, caller.userId, chosen))
      return { status: 200, body: await findChoices(db, caller.userId) }
    },
  }) satisfies Pick<PlatformHandlers, 'getEmailChoices' | 'changeEmailChoices'>
