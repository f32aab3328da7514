import { ApiError, isUnanswered } from './api-error'

/** What became of a call that was made for each of several records. */
export type Outcome = {
  done: string[]
  refused: { id: string; reason: string }[]
  /** Those that the server has not confirmed: the one whose call was not answered, and all after it. */
  unsent: string[]
}

/**
 * Makes a call for each of several records, one after the other. It ends at the first that is not answered; what was
 * done before has to be reported too, so that an `ApiError` is part of the outcome.
 */
export async function oneByOne<Item extends { id: string }>(
  items: readonly Item[],
  call: (item: Item) => Promise<unknown>,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [], unsent: [] }
  for (const [index, item] of items.entries()) {
    try {
      await call(item)
      outcome.done.push(item.id)
    } catch (error) {
      if (!(error instanceof ApiError) || isUnanswered(error))
        return { ...outcome, unsent: items.slice(index).map(({ id }) => id) }
      outcome.refused.push({ id: item.id, reason: error.message })
    }
  }
  return outcome
}
