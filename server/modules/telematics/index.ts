import type { Database } from '../../db/connection'
import type { Keys } from '../../infrastructure/keys/keyring'
import type { Logger } from '../../infrastructure/logging/logger'
import { createSeal } from '../../infrastructure/sealing/seal'
import type { RecordReading } from '../machine-instances'
import { importOperations } from './import.operations'
import { everyMinute, pollJobs } from './polling/poll.job'
import { createFleetRecorder } from './record-fleet.operations'
import { sourceOperations } from './source.operations'

interface TelematicsOptions {
  db: Database
  recordReading: RecordReading
  logger: Logger
  /** Seal the passwords of endpoints. */
  keys: Keys
  /** Whether endpoints may lie in private networks, and be read without encryption. */
  privateNetwork: boolean
}

/** Hours that machines tell by themselves: documents of ISO 15143-3, brought in or fetched. */
export function createTelematics({ db, recordReading, logger, keys, privateNetwork }: TelematicsOptions) {
  const seal = createSeal(keys)
  const recordFleet = createFleetRecorder({ db, recordReading, logger })
  return {
    operations: {
      ...importOperations(db, recordFleet),
      ...sourceOperations({ db, seal, privateNetwork }),
    },
    jobs: pollJobs({ db, seal, recordFleet, privateNetwork }),
    crontab: everyMinute,
  }
}
