import type { Transaction } from '../../../db/connection'
import { networkOf } from './network'
import {
  accountKey,
  anyNetwork,
  deleteFailures,
  deleteSomeOldFailures,
  lockFailures,
  lockOrInsertFailures,
  networkKey,
  updateFailures,
} from './sign-in-failure.repository'
import { accountLimits, afterFailure, MAX_FAILURE_AGE_MS, networkLimits, secondsToWait } from './sign-in-lock'

interface SignInAttempt {
  email: string
  address: string
  /** Whether the account has been signed in to from this network: strangers elsewhere cannot lock it here. */
  isKnownNetwork: boolean
}

/** The outcome of an attempt: `locked` whether or not the password was right. */
export type Verdict = { kind: 'right' } | { kind: 'wrong' } | { kind: 'locked'; seconds: number }

/**
 * Records a password that was just checked, for unknown e-mail addresses in the same way as for accounts. Simultaneous
 * attempts are recorded one after another; a password that was guessed while the account became locked is refused. It is
 * no error when the attempt is refused, so that it is committed.
 */
export async function recordSignInAttempt(
  trx: Transaction,
  { email, address, isKnownNetwork }: SignInAttempt,
  isAccepted: boolean,
): Promise<Verdict> {
  const account = accountKey(email)
  const network = networkKey(networkOf(address))
  const now = new Date()
  const lock = isAccepted ? lockFailures : lockOrInsertFailures
  const overall = await lock(trx, account, anyNetwork)
  const here = await lock(trx, account, network)
  const counted = isKnownNetwork ? [here] : [here, overall]
  const seconds = Math.max(...counted.map((failures) => (failures ? secondsToWait(failures, now) : 0)))
  if (seconds > 0) return { kind: 'locked', seconds }
  if (isAccepted) {
    if (here) await deleteFailures(trx, account, network)
    return { kind: 'right' }
  }
  await updateFailures(trx, account, network, afterFailure(here, now, networkLimits))
  await updateFailures(trx, account, anyNetwork, afterFailure(overall, now, accountLimits))
  await deleteSomeOldFailures(trx, new Date(now.getTime() - MAX_FAILURE_AGE_MS))
  return { kind: 'wrong' }
}
