import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * What a mutation changes on the server: once it has succeeded, everything read under these keys is read again. The
 * mutation stays pending until then, so that whoever waits for it sees the new state.
 */
export const invalidates = (...keys: readonly QueryKey[]) => ({
  onSettled: async (
    _data: unknown,
    error: Error | null,
    _variables: unknown,
    _result: unknown,
    { client }: { client: QueryClient },
  ): Promise<void> => {
    if (error) return
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  },
})
