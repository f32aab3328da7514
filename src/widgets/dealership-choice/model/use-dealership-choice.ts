import { useUser } from '@/features/session'

/**
 * The dealership that a page is about: the reader's own, or for a super user the one in the address.
 * @param chosen the one in the address
 */
export function useDealershipChoice(chosen: string | undefined) {
  const user = useUser()
  return {
    /** Whether a super user has still to choose. */
    isMissing: user.is_superuser && chosen === undefined,
    /** What calls and addresses name; undefined for the reader's own. */
    organizationId: user.is_superuser ? chosen : undefined,
    dealershipId: user.is_superuser ? chosen : user.organization?.id,
  }
}
