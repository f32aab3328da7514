import type { Transaction } from '../../db/connection'
import { publish } from '../../events/unit-of-work'
import { MAX_NOTICES, type NewNotice } from './notice'
import { noticeAdded } from './notice.events'
import { insertNotice, trimNotices } from './notice.repository'

/** Adds a notice in the transaction of what it reports; where the person's account is gone, nobody is left to read it. */
export async function addNotice(trx: Transaction, notice: NewNotice): Promise<void> {
  const { personId } = notice
  const noticeId = await insertNotice(trx, notice)
  if (!noticeId) return
  await trimNotices(trx, personId, MAX_NOTICES)
  await publish(trx, noticeAdded({ personId, noticeId }))
}
