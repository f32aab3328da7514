import { normalise } from '../../../../languages/text/normalise'
import type { ListedPart } from './parts-index'

/** The number of a stock system that reading a parts list adds to the remark of a part. */
export const stockNumberOf = ({ remark = '' }: Pick<ListedPart, 'remark'>): string | undefined =>
  /(?:^|, )NSN (\d[\d-]+)$/.exec(remark)?.[1]

const asked =
  /\b(?:nsn|(?:stock|supply|federal|nato)[\s-]*(?:numbers?|nos?|nr)|(?:numero|n) (?:de stock|otan)|versorgungsnummer)\b/

/** Whether a question is for the number of a stock system rather than that of the maker. */
export const asksStockNumber = (question: string): boolean => asked.test(normalise(question))
