import type { Logger } from '../../../infrastructure/logging/logger'
import { ProviderRefusal, ProviderUnreachable } from './provider-error'

/**
 * Runs what follows something that the provider may have done already. If it fails, whoever asked is not told that nothing
 * was done: an event or a job brings what is missing.
 * @returns undefined if it failed
 */
export async function afterTheProvider<Result>(
  logger: Pick<Logger, 'error'>,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    const isExpected = error instanceof ProviderUnreachable || error instanceof ProviderRefusal
    if (!isExpected) logger.error({ err: error }, 'what the payment provider has done could not be stored yet')
    return undefined
  }
}
