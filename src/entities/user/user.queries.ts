import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { operations } from '#contract/platform'
import { platform, unwrap } from '@/shared/api'

export type UserFilter = NonNullable<operations['listUsers']['parameters']['query']>

export const userQueries = {
  all: () => ['users'] as const,
  /** The person who is signed in. */
  me: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'me'] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/auth/me', { signal })),
    }),
  /** Every page of every list of accounts. */
  lists: () => [...userQueries.all(), 'list'] as const,
  /** The accounts of an organization; by default the reader's own, for a super user everybody's. */
  list: (filter: UserFilter) =>
    queryOptions({
      queryKey: [...userQueries.lists(), filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/users/', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** Invitations that wait for an operator's admin: those of a dealership's reader, or those to an operator's. */
  waitingRequests: (organizationId?: string) =>
    queryOptions({
      queryKey: [...userQueries.lists(), 'requests', organizationId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/users/requests', {
            params: { query: { organization_id: organizationId, status: 'PENDING' } },
            signal,
          }),
        ),
    }),
  /** The roles that the reader may assign in an organization. */
  groups: (organizationId?: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'groups', organizationId] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/users/groups', { params: { query: { organization_id: organizationId } }, signal })),
    }),
  /** The active Machine Operators of an organization; for a dealership those of all operators that it serves. */
  operators: (organizationId: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'operators', organizationId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/users/operators/{orgId}', {
            params: { path: { orgId: organizationId } },
            signal,
          }),
        ),
    }),
}
