import { useQuery } from '@tanstack/react-query'
import { organizationQueries } from '@/entities/organization'
import type { User } from '@/entities/user'

/** The dealership whose stock is shown: the reader's own, or for a super user the one in the address. */
export function useStockOwner(user: User, chosenId: string | undefined) {
  const { data } = useQuery({ ...organizationQueries.choices(), enabled: user.is_superuser })
  const dealerships = data?.items.filter(({ type }) => type === 'DEALERSHIP') ?? []
  return {
    /** Whether a super user has still to choose. */
    isMissing: user.is_superuser && chosenId === undefined,
    /** What the calls name; undefined for the caller's own. */
    organizationId: user.is_superuser ? chosenId : undefined,
    organizations: user.is_superuser ? dealerships.map(({ id, name }) => ({ value: id, label: name })) : undefined,
  }
}
