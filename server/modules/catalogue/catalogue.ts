import { conflict } from '../../domain/domain-error'

/** What a dealership sells, in one currency (decision 42). */
export interface Catalogue {
  id: string
  dealership: { id: string; name: string }
  name: string
  currency: string
  version: number
}

export const catalogueExists = (current: { id: string; name: string }) =>
  conflict(
    'catalogue_exists',
    {
      en: `This dealership already has a catalogue: ${current.name}.`,
      es: `Este concesionario ya tiene un catálogo: ${current.name}.`,
    },
    current,
  )

export const noCatalogue = () =>
  conflict('no_catalogue', {
    en: 'This dealership has no catalogue yet. Create it first.',
    es: 'Este concesionario aún no tiene catálogo. Créelo primero.',
  })
