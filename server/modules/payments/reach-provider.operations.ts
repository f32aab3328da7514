import { ProviderRefusal, ProviderUnreachable } from './provider/provider-error'
import { providerRefused } from './provider-refused'
import { providerUnavailable } from './refusals'

/** Runs a call that needs the provider, and reports its failures as problems. */
export async function reachProvider<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw providerUnavailable()
    if (error instanceof ProviderRefusal) throw providerRefused(error)
    throw error
  }
}
