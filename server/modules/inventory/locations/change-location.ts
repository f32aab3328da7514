import type { Transaction } from '../../../db/connection'
import { changedMeanwhile, conflict, notFound, taken } from '../../../domain/domain-error'
import { hasGoods, insertLocation, lockLocations, type StockLocation, updateLocation } from './location.repository'

/** Adds a location; a dealership's first one is its default. @throws DomainError if the name is taken */
export async function addLocation(
  trx: Transaction,
  { dealershipId, name }: { dealershipId: string; name: string },
): Promise<StockLocation> {
  const others = await lockLocations(trx, dealershipId)
  return orTaken(await insertLocation(trx, { dealershipId, name, isDefault: others.length === 0 }))
}

interface LocationChange {
  dealershipId: string
  id: string
  version: number
  name?: string | undefined
  isDefault?: true | undefined
  isActive?: boolean | undefined
}

/**
 * Renames, closes or reopens a location, or makes it the default one.
 * @throws DomainError for an outdated version, a name that is taken, the default location or one with goods that would be
 *   closed, and a closed one that would be the default
 */
export async function changeLocation(
  trx: Transaction,
  { dealershipId, id, version, name, isDefault, isActive }: LocationChange,
): Promise<StockLocation> {
  const all = await lockLocations(trx, dealershipId)
  const current = all.find((one) => one.id === id)
  if (!current) throw notFound('Location')
  if (current.version !== version) throw changedMeanwhile({ version: current.version, name: current.name })
  const willBeActive = isActive ?? current.is_active
  const becomesDefault = isDefault === true && !current.is_default
  if (becomesDefault && !willBeActive) throw closedDefault()
  if (!willBeActive && current.is_active) {
    if (current.is_default) throw closedDefault()
    if (await hasGoods(trx, current)) throw notEmpty()
  }
  const present = becomesDefault && all.find((one) => one.is_default)
  if (present) await updateLocation(trx, present, { is_default: false })
  return orTaken(
    await updateLocation(trx, current, {
      ...(name !== undefined && { name }),
      ...(becomesDefault && { is_default: true }),
      is_active: willBeActive,
    }),
  )
}

function orTaken(location: StockLocation | undefined): StockLocation {
  if (location) return location
  const message = { en: 'There is already a location with this name.', es: 'Ya hay una ubicación con este nombre.' }
  throw taken('location_exists', { path: 'body.name', message })
}

const closedDefault = () =>
  conflict('default_location', {
    en: 'The default location stays open. Make another one the default first.',
    es: 'La ubicación predeterminada sigue abierta. Elija antes otra como predeterminada.',
  })

const notEmpty = () =>
  conflict('location_not_empty', {
    en: 'There are goods at this location. Move them to another one before you close it.',
    es: 'Hay mercancía en esta ubicación. Trasládela a otra antes de cerrarla.',
  })
