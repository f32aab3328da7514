import { useQuery } from '@tanstack/react-query'
import { isFormer, organizationQueries } from '@/entities/organization'
import { isOfDealership, type User } from '@/entities/user'
import type { SelectOption } from '@/shared/ui/select-field'

/** The dealerships that serve an operator and can serve its new machine; none for a dealership's people, whose own does. */
export function useDealerships(user: User, ownerId: string): SelectOption[] {
  const isOwner = !user.is_superuser && !isOfDealership(user)
  const own = useQuery({ ...organizationQueries.dealershipsOf(ownerId), enabled: isOwner && ownerId !== '' })
  const links = useQuery({ ...organizationQueries.links(ownerId), enabled: user.is_superuser && ownerId !== '' })
  const serving = user.is_superuser
    ? links.data?.items.flatMap(({ status, dealership }) => (status === 'ACTIVE' ? [dealership] : []))
    : own.data?.items.filter((organization) => !isFormer(organization))
  return serving?.map(({ id, name }) => ({ value: id, label: name })) ?? []
}
