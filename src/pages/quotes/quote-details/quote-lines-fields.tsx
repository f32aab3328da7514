import type { Quote } from '@/entities/quote'
import { DealershipCatalogue } from '@/features/pick-part'
import { CataloguePickers, LinesFields } from '@/widgets/quote-fields'

/** The lines of a quote in a form, with the catalogue of its dealership to pick from. */
export function QuoteLinesFields({ quote: { dealership, operator } }: { quote: Quote }) {
  return (
    <LinesFields
      pickers={(add) => (
        <DealershipCatalogue dealership={dealership}>
          {(catalogueId) => <CataloguePickers catalogueId={catalogueId} operatorId={operator.id} onAdd={add} />}
        </DealershipCatalogue>
      )}
    />
  )
}
