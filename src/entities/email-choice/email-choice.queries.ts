import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { platform, unwrap } from '@/shared/api'

export const emailChoiceQueries = {
  /** The reader's own. */
  own: () =>
    queryOptions({
      queryKey: ['email-choices'] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/email-choices', { signal })),
    }),
}

export const emailChoiceMutations = {
  change: () =>
    mutationOptions({
      mutationFn: (body: components['schemas']['EmailChoicesChange']) =>
        unwrap(platform.PUT('/email-choices', { body })),
      onSuccess: (choices, _change, _result, { client }) =>
        client.setQueryData(emailChoiceQueries.own().queryKey, choices),
    }),
}
