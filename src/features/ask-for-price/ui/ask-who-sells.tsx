import { useQuery } from '@tanstack/react-query'
import { catalogueQueries } from '@/entities/catalogue'
import type { PartToPrice } from '../model/open-request'
import { AskForPrice } from './ask-for-price'
import type { AskedFor } from './ask-for-price-dialog'

type AskWhoSellsProps = { part: PartToPrice; about: AskedFor }

/** Asks one of the customer's dealerships for the price of a part that none has in its catalogue. */
export function AskWhoSells(props: AskWhoSellsProps) {
  const { data } = useQuery(catalogueQueries.list())
  const sellers = data?.items.map(({ organization }) => organization) ?? []
  return sellers.length > 0 && <AskForPrice sellers={sellers} {...props} />
}
