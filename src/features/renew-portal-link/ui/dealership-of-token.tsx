import { useQuery } from '@tanstack/react-query'
import { DealershipLine, portalLinkQueries } from '@/entities/portal-link'

type DealershipOfTokenProps = {
  token: string
  /** What the dealership is to the reader. */
  role: string
}

/** The dealership that gave out a link. Nothing until it is known, and where it cannot be read: the page is complete without it. */
export function DealershipOfToken({ token, role }: DealershipOfTokenProps) {
  const { data } = useQuery(portalLinkQueries.dealership(token))
  return (
    data && (
      <div className="pb-6 print:hidden">
        <DealershipLine {...data} role={role} />
      </div>
    )
  )
}
