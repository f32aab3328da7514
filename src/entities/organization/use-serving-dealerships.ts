import { useQuery } from '@tanstack/react-query'
import { isFormer } from './organization'
import { organizationQueries } from './organization.queries'

type Named = { id: string; name: string }

/**
 * The dealerships that serve an operator now, for its people and for a super user.
 *
 * @param operatorId empty where none is chosen
 * @returns undefined until they are loaded
 */
export function useServingDealerships(
  operatorId: string,
  { is_superuser: isSuperuser }: { is_superuser: boolean },
): Named[] | undefined {
  const own = useQuery({
    ...organizationQueries.dealershipsOf(operatorId),
    enabled: !isSuperuser && operatorId !== '',
  })
  const links = useQuery({ ...organizationQueries.links(operatorId), enabled: isSuperuser && operatorId !== '' })
  return isSuperuser
    ? links.data?.items.flatMap(({ status, dealership }) => (status === 'ACTIVE' ? [dealership] : []))
    : own.data?.items.filter((organization) => !isFormer(organization))
}
