import { useServingDealerships } from '@/entities/organization'
import { isOfDealership, type User } from '@/entities/user'
import type { SelectOption } from '@/shared/ui/select-field'

/** The dealerships that serve an operator and can serve its new machine; none for a dealership's people, whose own does. */
export function useDealerships(user: User, ownerId: string): SelectOption[] {
  const serving = useServingDealerships(isOfDealership(user) ? '' : ownerId, user)
  return serving?.map(({ id, name }) => ({ value: id, label: name })) ?? []
}
