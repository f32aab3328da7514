import type { Database } from '../../db/connection'
import type { FileStore } from '../../infrastructure/files/file-store'

interface TelematicsOptions {
  db: Database
  files: FileStore
  /** Seals the passwords of endpoints. */
  secret: string
}

/** Hours that machines send by themselves, as ISO 15143-3 (AEMP 2.0) documents. */
export function createTelematics(_options: TelematicsOptions) {
  return { operations: {} }
}
