import type { QueryClient } from '@tanstack/react-query'
import type { components } from '#contract/assistants'
import { userQueries } from '@/entities/user'

type Question = components['schemas']['Question']

/** The machine that a question is about. Only `id` and `serial_number` decide what is searched. */
export type AskedMachine = Pick<Question, 'brand' | 'model' | 'leaf_node_id' | 'serial_number'> & {
  id: string
  /** The common name: brand and model. */
  name: string
}

/** Who asks, as the specification's body names them: `organization_name` and `user`. */
export type Asker = Pick<Question, 'organization_name' | 'user'>

/** Who is signed in, as far as it was read already. */
export function askerOf(queryClient: QueryClient): Asker {
  const user = queryClient.getQueryData(userQueries.me().queryKey)
  return user ? { user: user.email, organization_name: user.organization?.name ?? null } : {}
}
