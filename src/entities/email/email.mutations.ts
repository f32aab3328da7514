import { mutationOptions } from '@tanstack/react-query'
import { invalidates, platform, unwrap } from '@/shared/api'
import { emailQueries } from './email.queries'

export const emailMutations = {
  /** Queues an e-mail once more. */
  retry: () =>
    mutationOptions({
      mutationFn: (id: string) => unwrap(platform.POST('/emails/{id}/retry', { params: { path: { id } } })),
      ...invalidates(emailQueries.all()),
    }),
}
