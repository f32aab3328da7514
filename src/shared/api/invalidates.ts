import { partialMatchKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { isRefusal } from './api-error'

/**
 * What a mutation changes on the server: once it has succeeded, everything read under these keys is read again. The
 * mutation stays pending until then, so that whoever waits for it sees the new state.
 */
export const invalidates = (...keys: readonly QueryKey[]) => settled(keys, (error) => error === null)

/**
 * Does so also where somebody else has changed the record meanwhile, so that their change is shown beside the refusal. Not
 * for a form that starts afresh with each version of its record: what was typed would be lost.
 */
export const invalidatesOnConflictToo = (...keys: readonly QueryKey[]) =>
  settled(keys, (error) => error === null || isRefusal(error, 409))

const settled = (keys: readonly QueryKey[], applies: (error: Error | null) => boolean) => ({
  onSettled: async (
    _data: unknown,
    error: Error | null,
    _variables: unknown,
    _result: unknown,
    { client }: { client: QueryClient },
  ): Promise<void> => {
    const isChanged = ({ queryKey }: Query) => keys.some((key) => partialMatchKey(queryKey, key))
    // At one go: what is below two of the keys would be asked for twice.
    if (applies(error)) await client.invalidateQueries({ predicate: isChanged })
  },
})
