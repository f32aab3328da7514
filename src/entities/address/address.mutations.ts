import { mutationOptions } from '@tanstack/react-query'
import { invalidates, platform, unwrap } from '@/shared/api'
import type { NewAddress } from './address'
import { addressQueries } from './address.queries'

const changes = (organizationId: string) => invalidates(addressQueries.list(organizationId).queryKey)

export const addressMutations = {
  /** Changes the address with this id, or adds one. */
  save: (organizationId: string, id: string | undefined) => {
    const params = { path: { id: organizationId } }
    return mutationOptions({
      mutationFn: (values: NewAddress) =>
        unwrap(
          id === undefined
            ? platform.POST('/organizations/addresses/{id}', { params, body: values })
            : platform.PUT('/organizations/addresses/{id}', { params, body: { id, ...values } }),
        ),
      ...changes(organizationId),
    })
  },
  makeDefault: (organizationId: string, id: string) =>
    mutationOptions({
      mutationFn: () =>
        unwrap(
          platform.PUT('/organizations/addresses/{id}', {
            params: { path: { id: organizationId } },
            body: { id, is_default: true },
          }),
        ),
      ...changes(organizationId),
    }),
  remove: (organizationId: string, addressId: string) =>
    mutationOptions({
      mutationFn: () =>
        unwrap(
          platform.DELETE('/organizations/addresses/{orgId}/{addressId}', {
            params: { path: { orgId: organizationId, addressId } },
          }),
        ),
      ...changes(organizationId),
    }),
}
