import { useQuery } from '@tanstack/react-query'
import { isFormer, organizationQueries } from '@/entities/organization'
import { isOfDealership, type User } from '@/entities/user'
import type { SelectOption } from '@/shared/ui/select-field'

/** What a dialog or drawer about the machines of an owner is given. */
export type OwnerDialogProps = {
  /** The operator whose machines they are, or the one that is offered first. */
  organizationId: string | undefined
  /** The operators of a dealership, which says for which of them; undefined where there is nothing to choose. */
  operators: readonly SelectOption[] | undefined
  onClose: () => void
}

/**
 * The owner of the listed machines: the reader's own organization, or for a super user the one in the address.
 *
 * "Dealerships also load their operators" (specification, section 4): those that are served now can be chosen.
 */
export function useInstanceOwners(user: User, chosenId: string | undefined) {
  const isDealership = isOfDealership(user)
  const { data } = useQuery({
    ...(user.is_superuser
      ? organizationQueries.choices()
      : organizationQueries.operatorsOf(user.organization?.id ?? '')),
    enabled: user.is_superuser || isDealership,
  })
  const organizations = data?.items.filter((organization) => !isFormer(organization)) ?? []
  const options = organizations.map(({ id, name }) => ({ value: id, label: name }))
  const chosen = organizations.find(({ id }) => id === chosenId)
  return {
    /** Undefined until a super user has chosen one. */
    organizationId: user.is_superuser ? chosenId : user.organization?.id,
    /** The organizations that a super user can choose. */
    organizations: user.is_superuser ? options : undefined,
    /** The operators of a dealership, to filter by and to add machines for. */
    operators: isDealership && !user.is_superuser ? options : undefined,
    /** Whether machines can be imported: they always belong to an operator. */
    takesMachines: user.is_superuser ? chosen?.type === 'OPERATOR' : true,
  }
}
