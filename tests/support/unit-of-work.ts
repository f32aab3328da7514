import type { Database } from '../../server/db/connection'
import { createUnitOfWork } from '../../server/events/unit-of-work'
import { createLogger } from '../../server/infrastructure/logging/logger'

/** Transactions for use cases that are called by themselves: nobody subscribes to their events but the test. */
export const testUnitOfWork = (db: Database) => createUnitOfWork({ db, logger: createLogger('silent') })
