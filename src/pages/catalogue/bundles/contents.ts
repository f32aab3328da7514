import type { CatalogueBundle } from '@/entities/catalogue'

/** "2 × HX-250, 1 × HX-310" */
export const contentsOf = ({ parts }: Pick<CatalogueBundle, 'parts'>): string =>
  parts.map(({ part, quantity }) => `${quantity} × ${part.part_number}`).join(', ')
