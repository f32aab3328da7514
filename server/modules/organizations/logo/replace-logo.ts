import type { Transaction } from '../../../db/connection'
import { replaceLogoKey } from '../organization.repository'
import { enqueueLogoDeletion } from './delete-logo.job'

interface ReplaceLogo {
  organizationId: string
  /** Of the new picture's stored file; null for none. */
  key: string | null
}

/** Replaces or removes an organization's logo. The file of the earlier one is deleted by a job, after the commit. */
export async function replaceLogo(trx: Transaction, { organizationId, key }: ReplaceLogo): Promise<void> {
  const before = await replaceLogoKey(trx, organizationId, key)
  if (before) await enqueueLogoDeletion(trx, before)
}
