import type { Transaction } from '../../../db/connection'
import type { OnboardingStatus } from '../person'

/** Stores a password that does not expire. */
export async function updatePassword(
  trx: Transaction,
  personId: string,
  { hash, onboardingStatus }: { hash: string; onboardingStatus: OnboardingStatus | null },
): Promise<void> {
  await trx
    .updateTable('person')
    .set({ password_hash: hash, password_expires_at: null, onboarding_status: onboardingStatus })
    .where('id', '=', personId)
    .execute()
}
