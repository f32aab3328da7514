import { mutationOptions } from '@tanstack/react-query'
import { platform, unwrap } from '@/shared/api'
import type { Brand } from './brand'

export const brandMutations = {
  add: () =>
    mutationOptions({
      mutationFn: (name: string) => unwrap(platform.POST('/machines/brands', { body: { name } })),
    }),
  /** Its machines bear the new name at once. */
  rename: () =>
    mutationOptions({
      mutationFn: ({ id, name }: Pick<Brand, 'id' | 'name'>) =>
        unwrap(platform.PUT('/machines/brands', { body: { id, name } })),
    }),
}
