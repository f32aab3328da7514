import type { Database } from '../../server/db/connection'
import { createUnitOfWork } from '../../server/events/unit-of-work'
import { createLogger } from '../../server/infrastructure/logging/logger'

/** A unit of work for testing single use cases: only the test subscribes to their events. */
export const testUnitOfWork = (db: Database) => createUnitOfWork({ db, logger: createLogger('silent') })
