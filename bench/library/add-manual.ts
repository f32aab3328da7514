import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from '../../server/db/connection'
import type { ManualKind } from '../../server/db/schema'
import { storeResult } from '../../server/modules/manuals/processing.repository'
import type { ReadManual } from '../../server/modules/manuals/reading/read-manual'

interface NewManual {
  organizationId: string
  machineId: string
  displayName: string
  kind: ManualKind
  read: ReadManual
}

/** Stores a manual as the server does once it has been read; only its file is missing. */
export async function addManual(trx: Transaction, { read, ...manual }: NewManual): Promise<void> {
  const id = randomUUID()
  await trx
    .insertInto('manual')
    .values({
      id,
      organization_id: manual.organizationId,
      machine_id: manual.machineId,
      display_name: manual.displayName,
      kind: manual.kind,
      status: 'PROCESSING',
      storage_key: `manuals/${id}.pdf`,
      sha256: createHash('sha256').update(id).digest('hex'),
      size: read.pages.length * 20_000,
    })
    .execute()
  if (!(await storeResult(trx, { id, revision: 0, read }))) throw new Error('the manual was not stored')
}
