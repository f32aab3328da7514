import { mutationOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { invalidates, platform, unwrap } from '@/shared/api'
import type { AccountRequestAction, GroupName } from './account'
import { userQueries } from './user.queries'

type Schemas = components['schemas']
/** What is everybody's own to change. */
type OwnChange = Pick<Schemas['UserChange'], 'first_name' | 'last_name' | 'language' | 'units' | 'due_emails'>

const changesLists = invalidates(userQueries.lists())

export const userMutations = {
  /** Changes the reader's own account. */
  changeMe: (id: string) =>
    mutationOptions({
      mutationFn: (body: OwnChange) => unwrap(platform.PUT('/users/{id}', { params: { path: { id } }, body })),
      // Every screen that shows the reader's account reads it from `me`.
      onSettled: async (user, _error, _change, _result, { client }) => {
        if (!user) return
        client.setQueryData(userQueries.me().queryKey, user)
        await client.invalidateQueries({ queryKey: userQueries.lists() })
      },
    }),
  /** Ends the e-mails about due maintenance, for whoever the token of such an e-mail names. */
  unsubscribe: () =>
    mutationOptions({
      mutationFn: (token: string) => unwrap(platform.POST('/unsubscribe/{token}', { params: { path: { token } } })),
      ...invalidates(userQueries.me().queryKey),
    }),
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
