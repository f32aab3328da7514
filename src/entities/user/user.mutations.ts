import { mutationOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { invalidates, platform, unwrap } from '@/shared/api'
import type { GroupName } from './account'
import type { AccountRequestAction } from './account-request'
import { userQueries } from './user.queries'

type Schemas = components['schemas']

const changesLists = invalidates(userQueries.lists())

/** What an admin does with the accounts of an organization. */
export const userMutations = {
  /** Invites somebody, or asks the organization's admin to. */
  invite: () =>
    mutationOptions({
      mutationFn: (body: Schemas['Invitation']) => unwrap(platform.POST('/users/', { body })),
      ...changesLists,
    }),
  setRole: (id: string) =>
    mutationOptions({
      mutationFn: (group: GroupName) =>
        unwrap(platform.PUT('/users/{id}', { params: { path: { id } }, body: { group } })),
      ...changesLists,
    }),
  /** Someone who is deactivated is signed out everywhere. */
  setActive: (id: string, is_active: boolean) =>
    mutationOptions({
      mutationFn: () => unwrap(platform.PUT('/users/{id}', { params: { path: { id } }, body: { is_active } })),
      ...changesLists,
    }),
  resendInvitation: (id: string) =>
    mutationOptions({
      mutationFn: () => unwrap(platform.POST('/users/{id}/resend-invitation', { params: { path: { id } } })),
      ...changesLists,
    }),
  answerRequest: (id: string) =>
    mutationOptions({
      mutationFn: (action: AccountRequestAction) =>
        unwrap(platform.PUT('/users/requests/{id}', { params: { path: { id } }, body: { action } })),
      // Also after a refusal: somebody else may have answered meanwhile.
      onSettled: (_data, _error, _action, _result, { client }) =>
        client.invalidateQueries({ queryKey: userQueries.lists() }),
    }),
}
