import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Data that was loaded before and is not requested again, such as the person who is signed in. */
export type KnownData = readonly (readonly [key: QueryKey, data: unknown])[]

export function setKnownData(client: QueryClient, known: KnownData): void {
  for (const [key, data] of known) {
    client.setQueryDefaults(key, { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY })
    client.setQueryData(key, data)
  }
}
