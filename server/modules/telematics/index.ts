import type { Database } from '../../db/connection'
import type { Transact, TransactOn } from '../../events/unit-of-work'
import type { ImportRunner } from '../../infrastructure/imports/import-runner'
import type { Keys } from '../../infrastructure/keys/keyring'
import type { Logger } from '../../infrastructure/logging/logger'
import { createSeal } from '../../infrastructure/sealing/seal'
import { createFleetReader } from './document/fleet-reader'
import { importOperations } from './import.operations'
import { everyMinute, pollJobs } from './polling/poll.job'
import { sourceOperations } from './source.operations'

export { deactivateSourcesOfDealership } from './source.repository'

interface TelematicsOptions {
  db: Database
  transact: Transact
  transactOn: TransactOn
  imports: ImportRunner
  logger: Logger
  /** For encrypting the passwords of endpoints. */
  keys: Keys
  /** Whether endpoints may be in private networks and use plain HTTP. */
  privateNetwork: boolean
}

/** Telematics: meter readings from ISO 15143-3 documents, uploaded or polled. */
export function createTelematics({ db, transact, keys, privateNetwork, imports, ...record }: TelematicsOptions) {
  const seal = createSeal(keys)
  const reader = createFleetReader()
  return {
    operations: {
      ...importOperations({ db, ...record, imports, reader }),
      ...sourceOperations({ db, transact, seal, privateNetwork }),
    },
    jobs: pollJobs({ db, ...record, seal, reader, privateNetwork, random: Math.random }),
    crontab: everyMinute,
    close: reader.close,
  }
}
