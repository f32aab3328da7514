import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { catalogueQueries } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { pickPartText } from '../text'

type DealershipCatalogueProps = {
  dealership: { id: string; name: string }
  /** The pickers. */
  children: (catalogueId: string) => ReactNode
}

/** What picks from the catalogue of a dealership; where it did not load, or is not the reader's, that is said instead. */
export function DealershipCatalogue({ dealership, children }: DealershipCatalogueProps) {
  const t = useText(pickPartText)
  return (
    <Loaded
      query={useQuery(catalogueQueries.list())}
      skeleton={<Skeleton className="h-40 sm:h-18" />}
      errorTitle={t('catalogueFailed')}
    >
      {({ items }) => {
        const catalogue = items.find(({ organization }) => organization.id === dealership.id)
        if (!catalogue) return <p className="text-ink-muted">{t('noCatalogue', { dealership: dealership.name })}</p>
        return children(catalogue.id)
      }}
    </Loaded>
  )
}
