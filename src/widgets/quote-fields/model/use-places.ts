import { useQuery } from '@tanstack/react-query'
import { addressQueries } from '@/entities/address'
import { choicesOf, type Places } from './asked-delivery'

/**
 * Where the quote of an operator may be shipped to: its addresses, as far as they can be read.
 * @returns undefined while they load, and as long as there is no operator
 */
export function usePlaces(operatorId: string, { canWait = false } = {}): Places | undefined {
  const { data, isError } = useQuery({ ...addressQueries.list(operatorId), enabled: operatorId !== '' })
  if (isError) return { choices: [], canWait }
  return data && { choices: choicesOf(data.items), canWait }
}
