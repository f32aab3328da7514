import { queryOptions } from '@tanstack/react-query'
import { platform, unwrap } from '@/shared/api'

export const addressQueries = {
  /** All addresses of an organization, the default one first. */
  list: (organizationId: string) =>
    queryOptions({
      queryKey: ['addresses', organizationId] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/organizations/addresses/{id}', { params: { path: { id: organizationId } }, signal })),
    }),
}
