import type { Database } from '../../../db/connection'
import { recordProgress } from '../../../infrastructure/jobs/job-progress'
import type { JobPayloads } from '../../../infrastructure/jobs/job-queue'
import { sendMorningEmails, sendUrgentDueEmails } from './send-due-emails'

type Ports = Parameters<typeof sendUrgentDueEmails>[1]

export function dueEmailJobs(db: Database, ports: Ports) {
  return {
    /** To those who want it at once. */
    async sendUrgent(_payload: JobPayloads['send-due-emails']): Promise<void> {
      await db.transaction().execute((trx) => sendUrgentDueEmails(trx, ports))
    },

    /** To the people of all organizations whose morning has come. */
    async sendMornings(signal: AbortSignal): Promise<void> {
      const rows = await db.selectFrom('organization').select('time_zone').distinct().execute()
      const when = { timeZones: rows.map(({ time_zone }) => time_zone), now: new Date() }
      let isMore = true
      while (isMore) {
        signal.throwIfAborted()
        isMore = await db.transaction().execute((trx) => sendMorningEmails(trx, ports, when))
        recordProgress()
      }
    },
  }
}
