import { mutationOptions } from '@tanstack/react-query'
import { machineQueries } from '@/entities/machine/@x/brand'
import { invalidates, platform, unwrap } from '@/shared/api'
import type { Brand } from './brand'
import { brandQueries } from './brand.queries'

const changesNames = invalidates(brandQueries.all(), machineQueries.all())

export const brandMutations = {
  add: () =>
    mutationOptions({
      mutationFn: (name: string) => unwrap(platform.POST('/machines/brands', { body: { name } })),
      ...changesNames,
    }),
  /** Its machines bear the new name at once. */
  rename: () =>
    mutationOptions({
      mutationFn: ({ id, name }: Pick<Brand, 'id' | 'name'>) =>
        unwrap(platform.PUT('/machines/brands', { body: { id, name } })),
      ...changesNames,
    }),
}
