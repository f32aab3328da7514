import type { Transaction } from '../../../db/connection'
import { enqueueFileRemoval } from '../../pictures'
import { replaceLogoKey } from '../organization.repository'

interface ReplaceLogo {
  organizationId: string
  /** Of the new picture's stored file; null for none. */
  key: string | null
}

/** Replaces or removes an organization's logo. The file of the earlier one is deleted by a job, after the commit. */
export async function replaceLogo(trx: Transaction, { organizationId, key }: ReplaceLogo): Promise<void> {
  const before = await replaceLogoKey(trx, organizationId, key)
  if (before) await enqueueFileRemoval(trx, [before])
}
