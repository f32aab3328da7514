import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { type User, userQueries } from '@/entities/user'
import { platform, unwrap } from '@/shared/api'

/** What is everybody's own to change. */
type OwnChange = Pick<
  components['schemas']['UserChange'],
  'first_name' | 'last_name' | 'language' | 'units' | 'due_emails'
>

/** Told how a change went, in the words of the language that the change itself may have brought. */
type Told = { onSaved?: () => void; onRefused?: (reason: string) => void }

/** Changes the reader's own account; whatever shows it follows at once. */
export function useChangeMe({ id }: Pick<User, 'id'>, { onSaved, onRefused }: Told = {}) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: OwnChange) => unwrap(platform.PUT('/users/{id}', { params: { path: { id } }, body })),
    onSuccess: (user) => {
      queryClient.setQueryData(userQueries.me().queryKey, user)
      void queryClient.invalidateQueries({ queryKey: userQueries.lists() })
      onSaved?.()
    },
    onError: ({ message }) => onRefused?.(message),
  })
}
