import { numberSigns } from '@/shared/lib/number-signs'

type Machine = { id: string; serial_number: string }

/**
 * Machines in the order in which they are probably meant: those whose serial number is what is typed or ends with it, in the
 * server's order, then those that were last used, then the others. Where nothing is searched for, those last used belong to
 * the list even where it is cut off.
 */
export function bestFirst<Found extends Machine>(
  found: readonly Found[],
  recent: readonly Found[],
  search: string,
): Found[] {
  const foundIds = new Set(found.map(({ id }) => id))
  const lastUsed = recent.filter(({ id }) => search === '' || foundIds.has(id))
  const ordered = [...found.filter(({ serial_number }) => hasEnd(serial_number, search)), ...lastUsed, ...found]
  return [...new Map(ordered.map((machine) => [machine.id, machine])).values()]
}

const hasEnd = (serial: string, typed: string) => /\d/.test(typed) && numberSigns(serial).endsWith(numberSigns(typed))
