import { useQuery } from '@tanstack/react-query'
import { isFormer, organizationQueries } from '@/entities/organization'
import { isOfDealership, type User } from '@/entities/user'

/**
 * The organizations whose people the reader may list, besides their own: all for a super user; for a dealership's admin
 * the operators that it serves now ("Dealerships also load their operators", specification, section 4).
 *
 * @param chosenId the one in the address; without one, the reader's own, or everyone for a super user
 */
export function useAccountOrganizations(user: User, chosenId: string | undefined) {
  const mayChoose = user.is_superuser || isOfDealership(user)
  const { data } = useQuery({
    ...(user.is_superuser
      ? organizationQueries.choices()
      : organizationQueries.operatorsOf(user.organization?.id ?? '')),
    enabled: mayChoose,
  })
  const organizations = data?.items.filter((organization) => !isFormer(organization))
  const chosen = organizations?.find(({ id }) => id === chosenId)
  return {
    /** Undefined where there is nothing to choose. */
    options: mayChoose ? (organizations?.map(({ id, name }) => ({ value: id, label: name })) ?? []) : undefined,
    chosen,
    /** Whether the reader manages the listed people, or may only invite others. */
    manages: chosenId === undefined || chosenId === user.organization?.id || (chosen?.can_manage ?? false),
  }
}
