import { useQuery } from '@tanstack/react-query'
import { catalogueQueries } from '@/entities/catalogue'
import type { Quote } from '@/entities/quote'
import { CataloguePickers, LinesFields } from '@/widgets/quote-fields'

/** The lines of a quote in a form, with the catalogue of its dealership to pick from. */
export function QuoteLinesFields({ quote }: { quote: Quote }) {
  const { data } = useQuery(catalogueQueries.list())
  const catalogue = data?.items.find(({ organization }) => organization.id === quote.dealership.id)
  return (
    <LinesFields
      pickers={(add) =>
        catalogue && <CataloguePickers catalogueId={catalogue.id} operatorId={quote.operator.id} onAdd={add} />
      }
    />
  )
}
