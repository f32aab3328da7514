import { useQuery } from '@tanstack/react-query'
import { isFormer, organizationQueries } from '@/entities/organization'
import { isOfDealership, type User } from '@/entities/user'

/** The possible owners of the new machine: undefined for an operator's people, whose organization owns it. */
export function useOwners(user: User) {
  const isAsked = user.is_superuser || isOfDealership(user)
  const { data } = useQuery({
    ...(user.is_superuser
      ? organizationQueries.ofType('OPERATOR')
      : organizationQueries.operatorsOf(user.organization?.id ?? '')),
    enabled: isAsked,
  })
  if (!isAsked) return undefined
  const owners = data?.items.filter((organization) => !isFormer(organization)) ?? []
  return owners.map(({ id, name }) => ({ value: id, label: name }))
}
