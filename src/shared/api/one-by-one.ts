import { ApiError, isUnanswered } from './api-error'

/** What became of a call that was made for each of several records. */
export type Outcome<Answer = unknown> = {
  done: string[]
  /** What was answered for each that was done, by its id. */
  answers: ReadonlyMap<string, Answer>
  /** With what is said of each field, under its name in the form. */
  refused: { id: string; reason: string; fields: ApiError['fields'] }[]
  /** Those that the server has not confirmed: the one whose call was not answered, and all after it. */
  unsent: string[]
}

/**
 * Makes a call for each of several records, one after the other. It ends at the first that is not answered; what was
 * done before has to be reported too, so that an `ApiError` is part of the outcome.
 */
export async function oneByOne<Item extends { id: string }, Answer>(
  items: readonly Item[],
  call: (item: Item) => Promise<Answer>,
): Promise<Outcome<Answer>> {
  const answers = new Map<string, Answer>()
  const outcome: Outcome<Answer> = { done: [], answers, refused: [], unsent: [] }
  for (const [index, item] of items.entries()) {
    try {
      answers.set(item.id, await call(item))
      outcome.done.push(item.id)
    } catch (error) {
      if (!(error instanceof ApiError) || isUnanswered(error))
        return { ...outcome, unsent: items.slice(index).map(({ id }) => id) }
      outcome.refused.push({ id: item.id, reason: error.message, fields: error.fields })
    }
  }
  return outcome
}
