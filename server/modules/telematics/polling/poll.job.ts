import type { Database } from '../../../db/connection'
import type { JobPayloads } from '../../../infrastructure/jobs/job-queue'
import type { Seal } from '../../../infrastructure/sealing/seal'
import type { RecordFleet } from '../record-fleet.operations'
import { findSource, type StoredSource } from '../source.repository'
import { fetchFleet } from './fetch-fleet'
import { askForDuePolls, keepOutcome } from './poll.repository'

interface Dependencies {
  db: Database
  seal: Seal
  recordFleet: RecordFleet
  privateNetwork: boolean
}

/** Each minute: endpoints have intervals of minutes. */
export const everyMinute = '* * * * * poll-telematics ?jobKey=poll-telematics&max=3'

export function pollJobs({ db, seal, recordFleet, privateNetwork }: Dependencies) {
  async function read(source: StoredSource, signal: AbortSignal) {
    const { id, url, authentication, username, passwordSealed, isServed } = source
    if (!isServed) return { equipment: [], failure: 'The dealership that added it serves this operator no more.' }
    const password = passwordSealed ? seal.open(passwordSealed, id) : ''
    if (password === undefined) {
      return { equipment: [], failure: 'The password that was kept can no longer be read. Give it anew.' }
    }
    return fetchFleet({ url, authentication, username, password }, { privateNetwork, signal })
  }

  return {
    'poll-telematics': () => askForDuePolls(db),

    /** Reads one endpoint; what fails is kept with it, and it is tried again at its next time. */
    'poll-telematics-source': async (
      { source_id: id }: JobPayloads['poll-telematics-source'],
      { signal }: { signal: AbortSignal },
    ): Promise<void> => {
      const source = await findSource(db, id)
      // It was removed meanwhile.
      if (!source) return
      const { equipment, failure } = await read(source, signal)
      const report = await recordFleet(source, equipment, { signal })
      await keepOutcome(db, id, failure, report)
    },
  }
}
