import { queryOptions } from '@tanstack/react-query'
import { assistants, unwrap } from '@/shared/api'

export const languageModelQueries = {
  all: () => ['language-model'] as const,
  /** The model that is set up, and whether it works. */
  status: () =>
    queryOptions({
      queryKey: [...languageModelQueries.all(), 'status'] as const,
      queryFn: ({ signal }) => unwrap(assistants.GET('/assistants/model', { signal })),
    }),
}
