import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addressQueries, type NewAddress } from '@/entities/address'
import { platform, unwrap } from '@/shared/api'

/** Adds, changes and removes addresses of an organization; the list is read anew after each. */
export function useAddressChanges(organizationId: string) {
  const queryClient = useQueryClient()
  const params = { path: { id: organizationId } }
  // Not waited for: the card that asked may be gone from the list by then, and nobody left to say how it went.
  const onSuccess = () => void queryClient.invalidateQueries({ queryKey: addressQueries.list(organizationId).queryKey })

  /** Changes the address with this id, or adds one. */
  const save = useMutation({
    mutationFn: ({ id, values }: { id: string | undefined; values: NewAddress }) =>
      unwrap(
        id === undefined
          ? platform.POST('/organizations/addresses/{id}', { params, body: values })
          : platform.PUT('/organizations/addresses/{id}', { params, body: { id, ...values } }),
      ),
    onSuccess,
  })
  const makeDefault = useMutation({
    mutationFn: (id: string) =>
      unwrap(platform.PUT('/organizations/addresses/{id}', { params, body: { id, is_default: true } })),
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: async (addressId: string): Promise<void> => {
      await unwrap(
        platform.DELETE('/organizations/addresses/{orgId}/{addressId}', {
          params: { path: { orgId: organizationId, addressId } },
        }),
      )
    },
    onSuccess,
  })
  return { save, makeDefault, remove }
}
