import type { Database } from '../../db/connection'
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
  /** Passwords of endpoints are kept with a key that is made from it. */
  secret: string
  /** Whether endpoints may lie in private networks, and be read without encryption. */
  privateNetwork: boolean
}

/** Hours that machines tell by themselves: documents of ISO 15143-3, brought in or fetched. */
export function createTelematics({ db, recordReading, logger, secret, privateNetwork }: TelematicsOptions) {
  const seal = createSeal(secret, 'telematics-password:v1')
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
